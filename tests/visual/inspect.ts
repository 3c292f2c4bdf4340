import { readBaseline, recipeOf, type Manifest } from './Baselines.ts';
import { comparePictures } from './comparePictures.ts';
import type { Shot } from './photographer.ts';
import type { Picture } from './Picture.ts';
import type { ScreenStory } from './screenStories.ts';

/** A look of a story that differs from its accepted picture. */
export interface Finding {
  readonly story: string;
  readonly name: string;
  readonly look: string;
  /** Without an accepted picture, different from it, or accepted but no longer existing. */
  readonly kind: 'new' | 'changed' | 'gone';
  /** The number of different pixels; 0 unless the kind is `changed`. */
  readonly changed: number;
  readonly before: Picture | null;
  readonly after: Picture | null;
  readonly difference: Picture | null;
}

/** Compares the pictures of a story with the accepted ones. */
export async function inspect(
  story: ScreenStory,
  shots: readonly Shot[],
  manifest: Manifest,
): Promise<Finding[]> {
  const accepted = manifest[story.id] ?? {};
  const { id, name } = story;
  const found = await Promise.all(
    shots.map(async ({ look, picture: after }): Promise<Finding | null> => {
      const finding = { story: id, name, look: look.name, after };
      const recipe = accepted[look.name];
      if (recipe === recipeOf(after)) return null;
      const before = recipe === undefined ? null : await readBaseline(recipe);
      if (before === null) return { ...finding, kind: 'new', changed: 0, before, difference: null };
      const { changed, isChange, picture: difference } = comparePictures(before, after);
      return isChange ? { ...finding, kind: 'changed', changed, before, difference } : null;
    }),
  );
  const gone = Object.keys(accepted).filter(
    (look) => !shots.some((shot) => shot.look.name === look),
  );
  return [
    ...found.filter((finding) => finding !== null),
    ...(await Promise.all(gone.map((look) => goneFinding(id, name, look, accepted)))),
  ];
}

/** Returns the findings about accepted stories that no longer exist. */
export async function inspectGone(
  stories: readonly ScreenStory[],
  manifest: Manifest,
): Promise<Finding[]> {
  const known = new Set(stories.map(({ id }) => id));
  const gone = Object.entries(manifest).filter(([id]) => !known.has(id));
  return Promise.all(
    gone.flatMap(([id, pictures]) =>
      Object.keys(pictures).map((look) => goneFinding(id, id, look, pictures)),
    ),
  );
}

/** Describes a finding in one line. */
export function describeFinding({ look, kind, changed, before, after }: Finding): string {
  if (kind === 'new') return `${look}: has no accepted picture`;
  if (kind === 'gone') return `${look}: was accepted, but no longer exists`;
  const isResized = before?.width !== after?.width || before?.height !== after?.height;
  return `${look}: ${changed} pixels differ${isResized ? `; ${sizeOf(before)} became ${sizeOf(after)}` : ''}`;
}

async function goneFinding(
  story: string,
  name: string,
  look: string,
  accepted: Readonly<Record<string, string>>,
): Promise<Finding> {
  const before = await readBaseline(accepted[look] ?? '');
  return { story, name, look, kind: 'gone', changed: 0, before, after: null, difference: null };
}

function sizeOf(picture: Picture | null): string {
  return picture === null ? 'nothing' : `${picture.width} × ${picture.height}`;
}
