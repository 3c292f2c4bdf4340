import { readBaseline, recipeOf, type Manifest } from './Baselines.ts';
import { comparePictures } from './comparePictures.ts';
import type { Shot } from './photographer.ts';
import type { Picture } from './Picture.ts';
import type { ScreenStory } from './screenStories.ts';

/** A look that is not as it was accepted. */
export interface Finding {
  readonly story: string;
  readonly name: string;
  readonly look: string;
  /** Never accepted before, other than accepted, or accepted and not there any more. */
  readonly kind: 'new' | 'changed' | 'gone';
  /** Pixels that differ; 0 unless changed. */
  readonly changed: number;
  readonly before: Picture | null;
  readonly after: Picture | null;
  readonly difference: Picture | null;
}

/** Compares the pictures of a story with those that were accepted. */
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

/** Findings about stories that were accepted and are not there any more. */
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

/** A finding in words. */
export function describeFinding({ look, kind, changed, before, after }: Finding): string {
  if (kind === 'new') return `${look}: has no accepted picture`;
  if (kind === 'gone') return `${look}: was accepted, and is not there any more`;
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
