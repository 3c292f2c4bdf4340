import { errors, jwtVerify, SignJWT } from 'jose';
import type { ServerDeps } from '../../deps.ts';

/** What the bearer of a link may do; the path of its page. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** The user and the address that a link was sent to. */
export interface LinkHolder {
  userId: number;
  email: string;
}

type LinkDeps = Pick<ServerDeps, 'config' | 'now' | 'secrets'>;

const days: Record<LinkPurpose, number> = { confirm: 7, unsubscribe: 365 };
const type = 'link+jwt';

/** The path of the page that a link opens. */
export const linkPaths: Record<LinkPurpose, string> = {
  confirm: '/email/confirm',
  unsubscribe: '/email/unsubscribe',
};

/** Creates a link for an e-mail: signed for one purpose, user and address, for a limited time. */
export async function createLink(
  { config, now, secrets }: LinkDeps,
  purpose: LinkPurpose,
  { userId, email }: LinkHolder,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  const token = await new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(String(userId))
    .setIssuer(config.publicUrl)
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + days[purpose] * 24 * 3600)
    .sign(secrets.linkKey);
  return `${config.publicUrl}${linkPaths[purpose]}?token=${token}`;
}

/** Returns who a link was sent to; undefined when it is not valid, or not any more. */
export async function readLink(
  { config, now, secrets }: LinkDeps,
  purpose: LinkPurpose,
  token: unknown,
): Promise<LinkHolder | undefined> {
  if (typeof token !== 'string') return undefined;
  try {
    const { payload } = await jwtVerify(token, secrets.linkKey, {
      algorithms: ['HS256'],
      typ: type,
      issuer: config.publicUrl,
      audience: purpose,
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'email'],
    });
    return { userId: Number(payload.sub), email: String(payload['email']) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
