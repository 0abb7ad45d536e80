#import "Notifications.h"
@import UserNotifications;

#define ShareIdentifier @"share"

NSString *const NewsCategoryIdentifier = @"news";
static NSString *const ReadIdentifier = @"news.read";
NSString *const LaterIdentifier = @"news.later";
NSString *const ReplyIdentifier = @"reply";

@implementation Notifications

- (void)registerCategories {
    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    UNNotificationAction *read = [UNNotificationAction actionWithIdentifier:ReadIdentifier
                                                                      title:NSLocalizedString(@"read-action", @"Button")
                                                                    options:UNNotificationActionOptionForeground];
    UNNotificationAction *later = [UNNotificationAction actionWithIdentifier:LaterIdentifier
                                                                       title:@"Save for Later"
                                                                     options:UNNotificationActionOptionNone];
    UNNotificationAction *share = [UNNotificationAction
        actionWithIdentifier:ShareIdentifier
                       title:@"Share"
                     options:UNNotificationActionOptionForeground | UNNotificationActionOptionAuthenticationRequired];
    UNTextInputNotificationAction *reply = [UNTextInputNotificationAction actionWithIdentifier:ReplyIdentifier
                                                                                         title:@"Reply"
                                                                                       options:0
                                                                          textInputButtonTitle:@"Send"
                                                                          textInputPlaceholder:@"Write a reply"];
    if (!read || !later) {
        return;
    }
    UNNotificationCategory *news = [UNNotificationCategory categoryWithIdentifier:NewsCategoryIdentifier
                                                                          actions:@[ read, later, share ]
                                                                intentIdentifiers:@[]
                                                                          options:UNNotificationCategoryOptionNone];
    UNNotificationCategory *chat =
        [UNNotificationCategory categoryWithIdentifier:@"chat"
                                               actions:[NSArray arrayWithObjects:reply, nil]
                                     intentIdentifiers:@[]
                                               options:UNNotificationCategoryOptionCustomDismissAction];
    [center setNotificationCategories:[NSSet setWithObjects:news, chat, nil]];
    center.delegate = self;
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))completionHandler {
    NSString *action = response.actionIdentifier;
    if ([action isEqualToString:ReadIdentifier]) {
        [self read];
    } else if ([ShareIdentifier isEqualToString:action]) {
        [self share];
    } else if ([action isEqual:@"news.latr"]) {
        [self saveForLater];
    }
    switch (self.state) {
        case StateIdle:
            if ([response.actionIdentifier isEqualToString:ReplyIdentifier]) {
                [self reply:response];
            }
            break;
        default:
            break;
    }
    completionHandler();
}

@end
