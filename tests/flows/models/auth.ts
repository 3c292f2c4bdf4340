import type { SnapshotFrom } from 'xstate';
import { authMachine } from '../../../src/machines/auth/machine.ts';
import { defineModel, noPayload, success } from '@dukacita/flows';
import { authInvariants, authProperties } from './authInvariants.ts';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { callLabels, failsWith, lost, rejectsWith, reloadLabel, writeErrors } from './outcomes.ts';

const unknownAction =
  'An unknown event throws an error; a unit test of the machine covers this transition.';
const neverFails = 'The actor `waitUntil` never fails.';
const noSession = 'There is no session to clear while signed out.';
const nextHour = 3_600_000;

type Snapshot = SnapshotFrom<typeof authMachine>;

/**
 * Creates the model of authentication: restoring a session, sign-in, sign-out and token renewal.
 * @param reach `machine` sends every event in every state; `app` only where the app can send it
 */
export function createAuthModel(
  { session }: Fixtures = mockFixtures,
  reach: 'machine' | 'app' = 'machine',
) {
  const sentWhen =
    (isSent: (snapshot: Snapshot) => boolean) =>
    <const Payload>(payload: Payload) =>
    ({ snapshot }: { readonly snapshot: Snapshot }) =>
      reach === 'machine' || isSent(snapshot) ? payload : undefined;
  const never = sentWhen(() => false);
  const late = sentWhen(isLate);
  const signedIn = sentWhen((at) => at.matches('signedIn'));
  const lateOrSignedIn = sentWhen((at) => isLate(at) || at.matches('signedIn'));
  return defineModel(authMachine, {
    events: {
      REQUEST_LOGIN: noPayload,
      REQUEST_RECOVERY: { '': never({}) },
      REQUEST_RESET: { '': never({}) },
      LOGIN_SUCCESS: { '': late({ session }) },
      RECOVERY_SUCCESS: { '': never({}) },
      RESET_SUCCESS: { '': never({}) },
      LOGOUT: { '': signedIn({}) },
      UPDATE: {
        '': never({}),
        renamed: signedIn({ user: { ...session.user, name: 'Sari Dewi' } }),
      },
      LOGIN_ERROR: {
        expired: lateOrSignedIn({ error: 'tokenExpired' }),
        disabled: lateOrSignedIn({ error: 'userDisabled' }),
        other: late({ error: 'networkFailed' }),
      },
    },
    actors: {
      restoreSession: {
        kept: success(session),
        none: success(null),
        unreadable: failsWith('storageFailed'),
      },
      signIn: {
        signedIn: success({ type: 'signedIn', session }),
        blocked: rejectsWith('popupBlocked'),
        closed: rejectsWith('popupClosedByUser'),
        notFound: rejectsWith('userNotFound'),
        ...lost,
      },
      refreshSession: {
        refreshed: success({
          type: 'refreshed',
          token: {
            accessToken: `${session.accessToken}-next`,
            expiresAt: session.expiresAt + nextHour,
            refreshAt: session.refreshAt + nextHour,
          },
        }),
        unsupported: success({ type: 'unsupported' }),
        rejected: rejectsWith('tokenExpired'),
        disabled: rejectsWith('userDisabled'),
        ...writeErrors,
      },
      waitUntil: { reached: success(undefined) },
    },
    restarts: { reload: () => ({}) },
    context: ({ session: current }, snapshot) => ({
      isSignedIn: current !== null,
      isLate: reach === 'app' && isLate(snapshot),
    }),
    shown: (context) => context,
    invariants: authInvariants,
    properties: authProperties,
    unreachable: {
      'transition (root) *': unknownAction,
      'transition signedIn.fresh error(tokenTimer)': neverFails,
      'transition signedIn.expiring error(tokenTimer)': neverFails,
    },
    equivalent: {
      'deleted: (root) *': unknownAction,
      'action dropped: (root) * throwUnknownEvent': unknownAction,
      'action dropped: signedOut.recovering RECOVERY_SUCCESS clearSession': noSession,
      'action dropped: signedOut.resetting RESET_SUCCESS clearSession': noSession,
      'deleted: signedIn.fresh error(tokenTimer)': neverFails,
      'retargeted: signedIn.fresh error(tokenTimer) → signedIn.unreachable': neverFails,
      'deleted: signedIn.expiring error(tokenTimer)': neverFails,
      'retargeted: signedIn.expiring error(tokenTimer) → signedIn': neverFails,
      'action dropped: signedIn.expiring error(tokenTimer) clearSession@1': neverFails,
      'action dropped: signedIn.expiring error(tokenTimer) removeSession@2': neverFails,
    },
    labels: {
      restarts: { reload: reloadLabel },
      states: {
        restoring: 'Sesi di perangkat sedang diperiksa',
        'signedOut.idle': 'Pengunjung, belum masuk',
        'signedOut.signingIn': 'Jendela masuk terbuka',
        'signedOut.recovering': 'Pemulihan akun sedang berlangsung',
        'signedOut.resetting': 'Pengaturan ulang akun sedang berlangsung',
        'signedIn.fresh': 'Sudah masuk',
        'signedIn.refreshing': 'Sudah masuk; sesi sedang diperpanjang',
        'signedIn.unreachable': 'Sudah masuk; server belum terjangkau untuk memperpanjang sesi',
        'signedIn.expiring': 'Sudah masuk; sesi berakhir bersama tokennya',
      },
      events: {
        REQUEST_LOGIN: 'Tekan "Sign In / Register"',
        REQUEST_RECOVERY: 'Minta pemulihan akun',
        REQUEST_RESET: 'Minta pengaturan ulang akun',
        LOGIN_SUCCESS: 'Selesaikan proses masuk di tab lain',
        RECOVERY_SUCCESS: 'Selesaikan pemulihan akun',
        RESET_SUCCESS: 'Selesaikan pengaturan ulang akun',
        LOGOUT: 'Tekan "Keluar"',
        UPDATE: 'Batalkan tindakan yang sedang berlangsung',
        'UPDATE renamed': 'Simpan profil dengan nama lain',
        'LOGIN_ERROR expired': 'Server menjawab sebuah permintaan: sesi sudah berakhir',
        'LOGIN_ERROR disabled': 'Server menjawab sebuah permintaan: akun dinonaktifkan',
        'LOGIN_ERROR other': 'Proses masuk di tab lain gagal karena sambungan terputus',
      },
      actors: {
        'restoreSession kept': 'Perangkat masih menyimpan sesi',
        'restoreSession none': 'Perangkat tidak menyimpan sesi',
        'restoreSession unreadable': 'Sesi di perangkat tidak dapat dibaca',
        'signIn signedIn': 'Selesaikan proses masuk di jendela masuk',
        'signIn blocked': 'Peramban memblokir jendela masuk',
        'signIn closed': 'Tutup jendela masuk sebelum selesai',
        'signIn notFound': 'Pilih akun yang tidak memiliki alamat e-mail',
        ...callLabels('signIn', 'Proses masuk'),
        'refreshSession refreshed': 'Server memperpanjang sesi',
        'refreshSession unsupported': 'Server tidak mengenal perpanjangan sesi',
        'refreshSession rejected': 'Server menolak: sesi sudah berakhir',
        'refreshSession disabled': 'Server menolak: akun dinonaktifkan',
        ...callLabels('refreshSession', 'Perpanjangan sesi'),
        'waitUntil reached':
          'Tunggu sampai saatnya tiba (5 menit sebelum sesi berakhir, atau saat sesi berakhir)',
      },
    },
  });
}

/** Returns whether a window that appeared closed may still report the outcome of the sign-in. */
function isLate(snapshot: Snapshot): boolean {
  return snapshot.matches({ signedOut: 'idle' }) && snapshot.context.error === 'popupClosedByUser';
}
