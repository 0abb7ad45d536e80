#import "Legacy.h"

@implementation Legacy

- (void)registerSettings {
    UIMutableUserNotificationAction *accept = [[UIMutableUserNotificationAction alloc] init];
    accept.identifier = @"accept";
    accept.title = @"Accept";
    accept.activationMode = UIUserNotificationActivationModeBackground;
    accept.authenticationRequired = YES;
    UIMutableUserNotificationAction *decline = [UIMutableUserNotificationAction new];
    [decline setIdentifier:@"decline"];
    [decline setTitle:@"Decline"];
    [decline setDestructive:YES];
    [decline setActivationMode:UIUserNotificationActivationModeBackground];
    UIMutableUserNotificationCategory *invitation = [[UIMutableUserNotificationCategory alloc] init];
    invitation.identifier = @"invitation";
    [invitation setActions:@[ accept, decline ] forContext:UIUserNotificationActionContextDefault];
    UIUserNotificationSettings *settings =
        [UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert
                                          categories:[NSSet setWithObject:invitation]];
    [[UIApplication sharedApplication] registerUserNotificationSettings:settings];
}

- (void)application:(UIApplication *)application
    handleActionWithIdentifier:(NSString *)identifier
          forLocalNotification:(UILocalNotification *)notification
             completionHandler:(void (^)(void))completionHandler {
    if ([identifier isEqualToString:@"accept"]) {
        [self accept];
    } else if ([identifier isEqualToString:@"decline"]) {
        [self decline];
    }
    completionHandler();
}

@end
