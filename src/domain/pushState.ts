/**
 * Whether this browser gets push messages: it cannot, the app has to be installed first, the user has
 * denied the permission, or it is turned off or on.
 */
export type PushState = 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on';
