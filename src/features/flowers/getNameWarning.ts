import { flowersCopy as copy } from '../../copy/flowers.ts';
import { addPersonName, namesPerson, withoutTitles } from '../../domain/flowerMessage.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';

export interface NameWarning {
  readonly sentence: string;
  /** The text below the message with the name; null if it has no room. */
  readonly withName: string | null;
}

/** Returns the warning that a board does not name the person; undefined if it does. */
export function getNameWarning(context: FlowerContext): NameWarning | undefined {
  const { name } = context.person;
  if (namesPerson(context, name)) return undefined;
  const withName = addPersonName(context.subMessage, name);
  const sentence = copy.personNotNamed(withoutTitles(name));
  return {
    sentence: withName === null ? `${sentence} ${copy.shortenForName}` : sentence,
    withName,
  };
}
