/** Paths of the pages of the app, as on the server, without `/auth`, which needs a network. */
export const pagePaths =
  /^\/(?:home|history(?:\/order\/[1-9]\d*)?|help(?:\/(?:privasi|ketentuan|pengembalian))?|duka(?:\/.*)?|order(?:\/.*)?|profile(?:\/.*)?)?\/?$/;
