/**
 * Paths of the pages of the app, as on the server. `/auth` is excluded, because it only works with
 * a network.
 */
export const pagePaths =
  /^\/(?:home|history(?:\/order\/[1-9]\d*)?|help(?:\/(?:privasi|ketentuan|pengembalian))?|duka(?:\/.*)?|order(?:\/.*)?|profile(?:\/.*)?)?\/?$/;
