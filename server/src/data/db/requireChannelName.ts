/**
 * Throws unless the name of a channel means the same quoted and unquoted.
 * @throws {TypeError} when it has other characters than lower-case letters, digits and underscores
 */
export function requireChannelName(channel: string): void {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel))
    throw new TypeError(`"${channel}" is not the name of a channel.`);
}
