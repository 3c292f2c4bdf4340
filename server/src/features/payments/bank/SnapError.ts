/** The numbers of the SNAP services that the server offers. */
export type SnapService = '73' | '24' | '25';

/** The cases of SNAP errors, each with its HTTP status, case code and messages. */
const cases = {
  badRequest: [400, '00', 'Bad Request', 'Permintaan tidak dapat diproses'],
  invalidFormat: [400, '01', 'Invalid Field Format', 'Format isian salah'],
  missingField: [400, '02', 'Invalid Mandatory Field', 'Isian wajib tidak ada'],
  unauthorized: [401, '00', 'Unauthorized. Signature', 'Tanda tangan tidak sah'],
  invalidToken: [401, '01', 'Invalid Token (B2B)', 'Token tidak sah'],
  notFound: [404, '12', 'Invalid Bill/Virtual Account Not Found', 'Tagihan tidak ditemukan'],
  invalidAmount: [404, '13', 'Invalid Amount', 'Jumlah tidak sesuai tagihan'],
  paid: [404, '14', 'Paid Bill', 'Tagihan sudah dibayar'],
  inconsistent: [404, '18', 'Inconsistent Request', 'Permintaan tidak konsisten'],
  expired: [404, '19', 'Invalid Bill/Virtual Account Expired', 'Tagihan sudah tidak berlaku'],
  conflict: [409, '00', 'Conflict', 'Nomor permintaan sudah dipakai'],
  rateLimited: [429, '00', 'Too Many Requests', 'Terlalu banyak permintaan'],
  failed: [500, '00', 'General Error', 'Server tidak dapat menjawab'],
  unavailable: [503, '00', 'Service Unavailable', 'Layanan sedang tidak tersedia'],
} as const;

export type SnapCase = keyof typeof cases;

/** A rejection of a bank's call, with the case of the standard. */
export class SnapError extends Error {
  readonly reason: SnapCase;
  readonly field: string | undefined;

  /** @param field the field that is missing or malformed */
  constructor(reason: SnapCase, field?: string) {
    super(cases[reason][2]);
    this.name = 'SnapError';
    this.reason = reason;
    this.field = field;
  }
}

/** Returns the status and the body of a SNAP error. A rejected bill has its reason in both languages. */
export function snapErrorBody(service: SnapService, { reason, field }: SnapError) {
  const [status, code, english, indonesia] = cases[reason];
  return {
    status,
    body: {
      responseCode: `${status}${service}${code}`,
      responseMessage: field === undefined ? english : `${english} ${field}`,
      ...(status === 404 && { virtualAccountData: rejectedBill(service, { english, indonesia }) }),
    },
  };
}

function rejectedBill(service: SnapService, reason: { english: string; indonesia: string }) {
  return service === '24'
    ? { inquiryStatus: '01', inquiryReason: reason }
    : { paymentFlagStatus: '01', paymentFlagReason: reason };
}
