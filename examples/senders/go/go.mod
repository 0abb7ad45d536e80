module example.com/barge

go 1.21
