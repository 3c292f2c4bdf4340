import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookFolder } from './storyPage.ts';

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  /** The title and the name, as in the sidebar of Storybook. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Whether the story shows a whole screen, which is compared with its accepted pictures. */
  readonly isScreen: boolean;
}

interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** Returns the stories of the built Storybook that are tests, in the order of its sidebar. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map(({ id, title, name, tags = [] }) => ({
      id,
      name: `${title}/${name}`,
      tags,
      isScreen: title.startsWith('Screens/'),
    }));
}
