/** The first bytes of the types of files that users upload. */
const signatures: readonly (readonly [start: RegExp, type: string])[] = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^%PDF-/, 'application/pdf'],
];

/**
 * Returns a file with the media type that its first bytes tell. Some phones and apps give a photo a type
 * that is no standard, or none. A file of a type that is accepted, and one that is not known, stays as
 * it is.
 * @param accept the `accept` attribute of the input
 */
export async function withDetectedType(file: File, accept: string): Promise<File> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const type = signatures.find(([pattern]) => pattern.test(start))?.[1];
  return type === undefined || !accept.split(',').includes(type)
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified });
}
