import { clouds } from '../pen/clouds.ts';
import { mix } from '../pen/colour.ts';
import { svgPainting, type Painting } from '../pen/painting.ts';
import { seeded } from '../pen/random.ts';
import { fill, line } from '../pen/svg.ts';
import { dressOf } from './dress.ts';
import { hairBehind, hairBefore } from './hair.ts';
import { grounds, type PortraitDesign } from './portraitCatalogue.ts';
import type { Tones } from './tones.ts';

const SIDE = 800;

/** A quiet studio portrait: head and shoulders in soft light, the features left to memory. 800 x 800 units. */
export function portraitPainting(key: string, design: PortraitDesign): Painting {
  return svgPainting(SIDE, SIDE, () => draw(key, design));
}

function draw(key: string, design: PortraitDesign): string {
  const random = seeded(`portrait ${key}`);
  const scene = grounds[design.ground];
  const [shade, middle, light] = scene.ground;
  const skin = mix(random.pick(['#a8744f', '#b98560', '#9a6845', '#c49472']), middle, 0.16);
  const grey = design.age === 'old';
  const hair = grey
    ? mix(random.pick(['#b9b2a8', '#d4cec3', '#9d968d']), middle, 0.1)
    : mix('#241d1b', shade, 0.12);
  const tones: Tones = {
    skin,
    skinShade: mix(skin, '#3a1d12', 0.5),
    skinLight: mix(skin, '#ffe3c4', 0.42),
    hair,
    hairLight: mix(hair, '#ffffff', grey ? 0.4 : 0.22),
    cloth: scene.cloth[0],
    clothLight: scene.cloth[1],
    accent: scene.accent,
  };
  const build = design.woman
    ? 'translate(400 -34) scale(.92 1) translate(-400 0)'
    : 'translate(0 -34)';
  return [
    definitions(shade, middle, light, tones),
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#back)"/><rect width="${SIDE}" height="${SIDE}" fill="url(#glow)"/>`,
    clouds(SIDE, SIDE, { across: 4, octaves: 3, seed: 8, strength: 0.26, colour: [38, 26, 15] }),
    `<ellipse cx="470" cy="560" rx="300" ry="330" fill="${shade}" opacity=".45" filter="url(#far)"/>`,
    `<g transform="translate(400 ${design.woman ? 522 : 512}) scale(1.1) translate(-400 -480)">`,
    hairBehind(design, tones),
    `<g transform="${build}">${neck(tones)}${dressOf(design, tones)}</g>`,
    head(design, tones),
    hairBefore(design, tones),
    design.glasses ? glasses(tones) : '',
    '</g>',
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#vignette)"/>`,
  ].join('');
}

/** Outline of the face. */
const FACE =
  'M400 192C466 192 506 240 508 312C509 366 497 414 474 444C453 470 425 486 400 486C375 486 347 470 326 444C303 414 291 366 292 312C294 240 334 192 400 192Z';

function definitions(shade: string, middle: string, light: string, tones: Tones): string {
  return (
    `<defs><linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(light, middle, 0.35)}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<radialGradient id="glow" cx=".33" cy=".34" r=".62"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="vignette" cx=".48" cy=".44" r=".78"><stop offset=".55" stop-color="#1d120b" stop-opacity="0"/><stop offset="1" stop-color="#1d120b" stop-opacity=".42"/></radialGradient>` +
    `<linearGradient id="skin" x1="0" y1=".1" x2="1" y2=".5"><stop offset="0" stop-color="${tones.skinLight}"/><stop offset=".45" stop-color="${tones.skin}"/><stop offset="1" stop-color="${mix(tones.skin, tones.skinShade, 0.72)}"/></linearGradient>` +
    `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${tones.clothLight}"/><stop offset=".55" stop-color="${tones.cloth}"/><stop offset="1" stop-color="${mix(tones.cloth, '#000000', 0.3)}"/></linearGradient>` +
    `<linearGradient id="pale" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${mix(tones.accent, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(tones.accent, '#4a3b2a', 0.32)}"/></linearGradient>` +
    `<linearGradient id="hair" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${tones.hairLight}"/><stop offset=".5" stop-color="${tones.hair}"/><stop offset="1" stop-color="${mix(tones.hair, '#000000', 0.35)}"/></linearGradient>` +
    `<filter id="near" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7"/></filter><filter id="mid" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter><filter id="far" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="44"/></filter>` +
    `<clipPath id="face"><path d="${FACE}"/></clipPath></defs>`
  );
}

function neck(tones: Tones): string {
  return (
    fill(
      'M346 420C348 480 344 520 326 566L400 640L474 566C456 520 452 480 454 420Z',
      'url(#skin)',
    ) +
    `<path d="M340 452C368 500 432 500 462 450L470 560L400 560C380 530 356 500 340 452Z" fill="${tones.skinShade}" opacity=".55" filter="url(#near)"/>`
  );
}

function head(design: PortraitDesign, tones: Tones): string {
  const ear = (x: number, turn: number): string =>
    `<ellipse cx="${x}" cy="340" rx="15" ry="34" fill="url(#skin)" transform="rotate(${turn} ${x} 340)"/>`;
  const dark = tones.skinShade;
  const soft = (d: string, opacity: number, blur = 'near'): string =>
    `<path d="${d}" fill="${dark}" opacity="${opacity}" filter="url(#${blur})"/>`;
  const age = design.age === 'old' ? 1.25 : design.age === 'young' ? 0.75 : 1;
  const covered = design.headwear === 'hijab' || design.headwear === 'kerudung';
  return [
    covered ? '' : ear(289, -8) + ear(511, 8),
    fill(FACE, 'url(#skin)'),
    `<g clip-path="url(#face)">`,
    soft('M470 180C520 260 520 420 440 500L540 500L540 180Z', 0.5, 'mid'),
    soft('M300 430C340 480 460 480 500 430L500 500L300 500Z', 0.34, 'mid'),
    soft(
      'M322 308C336 296 364 296 380 310C364 322 338 322 322 308ZM420 310C436 296 464 296 478 308C462 322 436 322 420 310Z',
      0.24 * age,
    ),
    soft('M402 310C410 345 424 368 426 384C414 396 398 394 388 388C402 384 404 350 402 310Z', 0.26),
    soft('M362 424C384 417 416 417 438 424C416 433 384 433 362 424Z', 0.42),
    soft('M374 446C390 454 410 454 426 446C414 462 386 462 374 446Z', 0.25),
    design.age === 'old'
      ? soft(
          'M352 376C344 396 338 408 336 424C346 410 354 396 358 380ZM448 376C456 396 462 408 464 424C454 410 446 396 442 380Z',
          0.3,
        )
      : '',
    `<path d="M330 230C350 214 390 210 410 218C396 250 350 270 322 280Z" fill="${tones.skinLight}" opacity=".55" filter="url(#mid)"/>`,
    `<path d="M322 350C336 344 352 352 358 366C348 384 332 384 322 370Z" fill="${tones.skinLight}" opacity=".6" filter="url(#mid)"/>`,
    `<path d="M392 300C398 300 402 330 404 368C396 372 388 368 386 360Z" fill="${tones.skinLight}" opacity=".5" filter="url(#near)"/>`,
    '</g>',
  ].join('');
}

function glasses(tones: Tones): string {
  const rim = mix(tones.cloth, '#000000', 0.35);
  return (
    `<g fill="#ffffff" fill-opacity=".1" stroke="${rim}" stroke-width="4.5"><rect x="312" y="288" width="78" height="54" rx="22"/><rect x="410" y="288" width="78" height="54" rx="22"/></g>` +
    line('M390 308C396 302 404 302 410 308M312 306L294 316M488 306L506 316', rim, 4.5) +
    line('M326 300L344 296M424 300L442 296', '#ffffff', 3, 0.5)
  );
}
