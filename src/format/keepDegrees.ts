/** Returns a text without line breaks after the hyphens of degrees, such as "Sp.PD-KGEH". */
export function keepDegrees(text: string): string {
  return text.replace(/(?<=[A-Z]-)(?=[A-Z]{2})/g, '\u2060');
}
