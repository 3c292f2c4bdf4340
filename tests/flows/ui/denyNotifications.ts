/** Denies notifications: browsers differ in what they permit, and pages show it. */
export function denyNotifications(): void {
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' });
}
