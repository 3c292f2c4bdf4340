import type { CardField, TextArea } from './textArea.ts';
import { isBlank, print } from './text.ts';

/** The texts of a buyer by field. */
export type TextByField = Readonly<Partial<Record<CardField, string>>>;

/** An area of a card, and the text that is printed there. */
export interface SelectedText<Area> {
  readonly area: Area;
  readonly text: string;
}

/**
 * Selects the text for each area: the given one, or else that of the template. If two areas have
 * the same field, the given text is for the first, and the second has that of the template. Omits
 * areas without a text, texts that an area omits, a message that repeats a headline, and fields that
 * no area has.
 */
export function selectTexts<Area extends Pick<TextArea, 'field' | 'text' | 'omit'>>(
  areas: readonly Area[],
  texts: TextByField,
): SelectedText<Area>[] {
  const usedFields = new Set<CardField>();
  const selected = areas.map((area): SelectedText<Area> => {
    const text = usedFields.has(area.field) ? undefined : texts[area.field];
    usedFields.add(area.field);
    return { area, text: text !== undefined && !isBlank(text) ? text : (area.text ?? '') };
  });
  const headlines = new Set(
    selected.filter(({ area }) => area.field === 'headline').map(({ text }) => comparable(text)),
  );
  return selected.filter(
    ({ area, text }) =>
      text !== '' &&
      !area.omit?.map(comparable).includes(comparable(text)) &&
      !(area.field === 'message' && headlines.has(comparable(text))),
  );
}

/** Returns a text for comparison, which ignores case, full stops and line breaks. */
function comparable(text: string): string {
  return print(text).replace(/\n+/g, ' ').replaceAll('.', '').trim().toLocaleLowerCase('id');
}
