import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story that shows a whole screen. */
export interface ScreenStory {
  readonly id: string;
  /** The title and the name, as in the sidebar of Storybook. */
  readonly name: string;
  readonly tags: readonly string[];
}

interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/**
 * Returns the screens of a built Storybook, in the order of its sidebar.
 * @param folder the folder of the build, which contains `index.json`
 */
export function screenStories(folder: string): ScreenStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .map(({ id, title, name, tags = [] }) => ({ id, name: `${title}/${name}`, tags }));
}
