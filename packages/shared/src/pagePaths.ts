/** The paths of the app's pages; for all others it shows "page not found". */
export const pagePaths =
  /^\/(?:home|history(?:\/order\/[1-9]\d*)?|help(?:\/(?:privasi|ketentuan|pengembalian))?|auth|duka(?:\/.*)?|order(?:\/.*)?|profile(?:\/.*)?)?\/?$/;
