/** Returns the file of a `logo.choose` event. Throws for any other event. */
export function chosenFile(event: { readonly type: string }): { fileId: string; fileName: string } {
  if (isFileChoice(event)) return { fileId: event.fileId, fileName: event.fileName };
  throw new Error(`Only "logo.choose" starts the upload of a logo, not "${event.type}".`);
}

function isFileChoice(event: {
  readonly type: string;
}): event is { type: 'logo.choose'; fileId: string; fileName: string } {
  return event.type === 'logo.choose';
}
