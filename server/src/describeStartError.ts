import type { Config } from './config/config.ts';
import { isDatabaseUnreachable } from './data/db/isDatabaseUnreachable.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'host'>;

/** The number with which the embedded database reports a full disk (WASI). */
const wasiNoSpace = 51;

/**
 * Returns one sentence about an error that ended the server while it started: what is wrong and, where
 * it is known, which setting fixes it. Passwords are left out.
 * @param settings undefined for an error in the settings themselves
 */
export function describeStartError(error: unknown, settings: Settings | undefined): string {
  const causes = causesOf(error);
  const codes = new Set(causes.map(({ code }) => code));
  if (settings !== undefined) {
    if (codes.has('EADDRINUSE')) {
      const port = causes.find(({ code }) => code === 'EADDRINUSE')?.port;
      return `Port ${port} on ${settings.host} is in use. Stop the program that uses it, or choose another PORT or TLS_PORT.`;
    }
    if (codes.has('ENOSPC') || codes.has('53100') || causes.some(isDiskFull)) {
      return settings.databaseUrl !== undefined && codes.has('53100')
        ? `The disk of the database at ${withoutPassword(settings.databaseUrl)} is full. Free some space and start the server again.`
        : `The disk is full: ${settings.dataDir} cannot be written. Free some space, or choose another DATA_DIR.`;
    }
    const refusal = causes.find(({ code }) => code === 'EACCES' || code === 'EROFS');
    if (refusal?.syscall === 'listen')
      return `This user may not use port ${refusal.port} on ${settings.host}. Allow it, or choose another PORT or TLS_PORT.`;
    if (refusal !== undefined) {
      return `${refusal.path ?? settings.dataDir} cannot be written or read. Change its permissions, or choose another DATA_DIR.`;
    }
    if (settings.databaseUrl !== undefined && isAboutConnection(error, causes)) {
      const reason = causes.map(({ message }) => message).find((text) => text);
      return `The database at ${withoutPassword(settings.databaseUrl)} cannot be used: ${reason ?? 'no answer'}. Start it, or correct DATABASE_URL.`;
    }
  }
  return causes[0]?.message ?? String(error);
}

interface Cause {
  message: string | undefined;
  code: string | undefined;
  errno: number | undefined;
  port: number | undefined;
  path: string | undefined;
  syscall: string | undefined;
}

/** Returns an error and its causes, the innermost first: it says most about what is wrong. */
function causesOf(error: unknown): Cause[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, code, errno, port, path, syscall, cause, errors } = error as Partial<
    Record<keyof Cause | 'cause' | 'errors', unknown>
  >;
  const inner = Array.isArray(errors) ? errors.flatMap(causesOf) : causesOf(cause);
  const own = {
    message: typeof message === 'string' && message !== '' ? message : undefined,
    code: typeof code === 'string' ? code : undefined,
    errno: typeof errno === 'number' ? errno : undefined,
    port: typeof port === 'number' ? port : undefined,
    path: typeof path === 'string' ? path : undefined,
    syscall: typeof syscall === 'string' ? syscall : undefined,
  };
  return [...inner, own];
}

/** Returns whether a file system of the embedded database reports that the disk is full. */
function isDiskFull({ code, errno }: Cause): boolean {
  return code === undefined && errno === wasiNoSpace;
}

/** Returns whether the database rejects the connection: not reachable, or a wrong user or name. */
function isAboutConnection(error: unknown, causes: Cause[]): boolean {
  return (
    isDatabaseUnreachable(error) ||
    causes.some(({ code }) => code !== undefined && /^(28|3D)|^ECONN|^ENOTFOUND/.test(code))
  );
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const url = new URL(databaseUrl);
  url.password = '';
  url.search = '';
  return url.href;
}
