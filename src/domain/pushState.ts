/** Whether this browser gets push messages, or why it cannot. */
export type PushState = 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on';
