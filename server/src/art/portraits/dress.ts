import { mix } from '../pen/colour.ts';
import { fill, line } from '../pen/svg.ts';
import type { PortraitDesign } from './portraitCatalogue.ts';
import type { Tones } from './tones.ts';

const SHOULDERS =
  'M40 830C46 690 104 640 214 606C276 588 318 576 332 548C352 586 378 606 400 606C422 606 448 586 468 548C482 576 524 588 586 606C696 640 754 690 760 830Z';

/** The clothes, from the shoulders down. */
export function dressOf(design: PortraitDesign, tones: Tones): string {
  switch (design.dress) {
    case 'jas':
      return jacket(tones);
    case 'koko':
      return koko(tones);
    case 'batik':
      return batik(tones, design.woman);
    case 'kebaya':
      return kebaya(tones);
    case 'gamis':
      return fill(SHOULDERS, 'url(#cloth)');
    case 'kemeja':
      return shirt(tones);
    case 'cheongsam':
      return cheongsam(tones);
    case 'beskap':
      return beskap(tones);
  }
}

function jacket(tones: Tones): string {
  const dark = mix(tones.cloth, '#000000', 0.4);
  return (
    fill('M300 590L400 830L500 590L468 540L400 606L332 540Z', 'url(#pale)') +
    fill('M384 606L416 606L424 636L440 830L360 830L376 636Z', mix(tones.accent, '#5c1a22', 0.75)) +
    fill('M384 606L416 606L424 636L400 650L376 636Z', mix(tones.accent, '#3f1017', 0.8)) +
    fill(
      'M332 540L400 606L362 660L316 580ZM468 540L400 606L438 660L484 580Z',
      mix(tones.accent, '#ffffff', 0.5),
    ) +
    fill(
      'M40 830C46 690 104 640 214 606C262 592 300 582 322 556L376 830ZM760 830C754 690 696 640 586 606C538 592 500 582 478 556L424 830Z',
      'url(#cloth)',
    ) +
    fill(
      'M322 556C300 600 276 620 262 640L300 668L278 690L372 830L384 830ZM478 556C500 600 524 620 538 640L500 668L522 690L428 830L416 830Z',
      tones.clothLight,
    ) +
    line(
      'M322 556C300 600 276 620 262 640L300 668L278 690L372 830M478 556C500 600 524 620 538 640L500 668L522 690L428 830',
      dark,
      3,
      0.7,
    ) +
    line('M120 830C126 760 136 720 150 690M680 830C674 760 664 720 650 690', dark, 4, 0.5) +
    fill('M546 716L600 706L604 726L550 738Z', mix(tones.accent, '#ffffff', 0.3), 0.9)
  );
}

function koko(tones: Tones): string {
  const stitch = mix(tones.accent, '#6b5a3a', 0.45);
  return (
    fill(SHOULDERS, 'url(#pale)') +
    fill(
      'M326 540C342 590 370 616 400 618C430 616 458 590 474 540L484 566C470 616 436 644 400 646C364 644 330 616 316 566Z',
      mix(tones.accent, '#ffffff', 0.6),
    ) +
    fill('M376 640H424V830H376Z', mix(tones.accent, '#ffffff', 0.35), 0.8) +
    line('M376 642V830M424 642V830', stitch, 2, 0.8) +
    [672, 722, 772].map((y) => `<circle cx="400" cy="${y}" r="6" fill="${stitch}"/>`).join('') +
    line(
      'M388 650q-6 14 0 28t0 28t0 28t0 28t0 28M412 650q6 14 0 28t0 28t0 28t0 28t0 28',
      stitch,
      2,
      0.7,
    ) +
    line('M316 566C330 616 364 644 400 646C436 644 470 616 484 566', stitch, 2.5, 0.8) +
    line('M116 830C122 760 134 716 152 680M684 830C678 760 666 716 648 680', stitch, 4, 0.35)
  );
}

function batik(tones: Tones, woman: boolean): string {
  const ink = mix(tones.accent, tones.clothLight, 0.15);
  const kawung =
    `<defs><pattern id="kawung" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(${woman ? 45 : 0})">` +
    ['0 0', '64 0', '0 64', '64 64', '32 32']
      .map((place) => {
        const petals = [45, 135, 225, 315].map(
          (turn) =>
            `<ellipse cx="16" cy="0" rx="12.5" ry="6.5" transform="rotate(${turn})"/><path d="M7 0H24" transform="rotate(${turn})"/>`,
        );
        return `<g transform="translate(${place})" fill="none" stroke="${ink}" stroke-width="1.7">${petals.join('')}<circle r="2.6" fill="${ink}"/></g>`;
      })
      .join('') +
    `</pattern></defs>`;
  const dark = mix(tones.cloth, '#000000', 0.45);
  return (
    kawung +
    fill(SHOULDERS, 'url(#cloth)') +
    fill(SHOULDERS, 'url(#kawung)', 0.62) +
    fill(SHOULDERS, 'url(#cloth)', 0.28) +
    fill('M332 542L400 640L352 690L296 584ZM468 542L400 640L448 690L504 584Z', tones.clothLight) +
    fill(
      'M332 542L400 640L352 690L296 584ZM468 542L400 640L448 690L504 584Z',
      'url(#kawung)',
      0.5,
    ) +
    line(
      'M332 542L400 640L352 690L296 584M468 542L400 640L448 690L504 584M400 640V830',
      dark,
      3,
      0.7,
    ) +
    [700, 760, 815]
      .map((y) => `<circle cx="400" cy="${y}" r="5.5" fill="${tones.accent}"/>`)
      .join('') +
    line('M120 830C126 760 136 720 150 690M680 830C674 760 664 720 650 690', dark, 4, 0.5)
  );
}

function kebaya(tones: Tones): string {
  const lace = mix(tones.accent, '#ffffff', 0.4);
  const edge = (side: number): string => {
    const x = (value: number): number => 400 + side * value;
    const scallops = Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      return `<circle cx="${x(72 - 72 * t)}" cy="${548 + 190 * t}" r="11" fill="none" stroke="${lace}" stroke-width="2"/><circle cx="${x(72 - 72 * t)}" cy="${548 + 190 * t}" r="3.4" fill="${lace}"/>`;
    });
    return scallops.join('');
  };
  const flowers = [
    [190, 720],
    [270, 676],
    [250, 780],
    [330, 750],
    [150, 800],
    [610, 720],
    [530, 676],
    [550, 780],
    [470, 750],
    [650, 800],
  ]
    .map(([x = 0, y = 0]) => {
      const petals = [0, 72, 144, 216, 288].map(
        (turn) => `<ellipse cx="0" cy="-9" rx="5" ry="9" transform="rotate(${turn})"/>`,
      );
      return `<g transform="translate(${x} ${y})" fill="none" stroke="${lace}" stroke-width="1.6" opacity=".75">${petals.join('')}<circle r="3" fill="${lace}"/><path d="M12 10c14 2 22 12 24 22M-12 10c-14 2 -22 12 -24 22"/></g>`;
    })
    .join('');
  return (
    fill(
      'M328 548L400 742L472 548C456 590 430 606 400 606C370 606 344 590 328 548Z',
      'url(#skin)',
    ) +
    fill(
      'M352 640L400 742L448 640C420 652 380 652 352 640Z',
      mix(tones.clothLight, tones.accent, 0.35),
    ) +
    fill(
      'M40 830C46 700 108 648 214 614C270 596 308 584 328 548L400 742L472 548C492 584 530 596 586 614C692 648 754 700 760 830Z',
      'url(#cloth)',
    ) +
    flowers +
    edge(-1) +
    edge(1) +
    line('M400 742V830', lace, 2.2, 0.8) +
    `<path d="M400 742l12 18l-12 18l-12 -18z" fill="${mix('#c9a24e', tones.accent, 0.3)}"/><circle cx="400" cy="760" r="4" fill="#ffffff" opacity=".8"/>` +
    line('M346 566C366 610 434 610 454 566', mix('#c9a24e', tones.accent, 0.3), 2.4, 0.9) +
    `<circle cx="400" cy="602" r="5" fill="${mix('#c9a24e', tones.accent, 0.3)}"/>`
  );
}

function shirt(tones: Tones): string {
  const seam = mix(tones.clothLight, '#000000', 0.4);
  return (
    fill(
      'M332 548C352 590 378 608 400 608C422 608 448 590 468 548L440 640L400 660L360 640Z',
      'url(#skin)',
    ) +
    fill(
      SHOULDERS.replace(
        '332 548C352 586 378 606 400 606C422 606 448 586 468 548',
        '330 546L400 664L470 546',
      ),
      'url(#cloth)',
    ) +
    fill('M330 540L400 664L344 694L292 586ZM470 540L400 664L456 694L508 586Z', tones.clothLight) +
    line(
      'M330 540L400 664L344 694L292 586M470 540L400 664L456 694L508 586M400 664V830',
      seam,
      3,
      0.75,
    ) +
    [716, 772, 822]
      .map((y) => `<circle cx="400" cy="${y}" r="5.5" fill="${tones.accent}"/>`)
      .join('') +
    line('M120 830C126 760 136 720 150 690M680 830C674 760 664 720 650 690', seam, 4, 0.5)
  );
}

function cheongsam(tones: Tones): string {
  const pipe = mix('#c9a24e', tones.accent, 0.45);
  return (
    fill(SHOULDERS, 'url(#cloth)') +
    fill(
      'M332 520C346 566 372 588 400 600C428 588 454 566 468 520L480 556C472 606 440 622 400 628C360 622 328 606 320 556Z',
      tones.clothLight,
    ) +
    line('M332 522C346 566 372 588 400 602C428 588 454 566 468 522', pipe, 4) +
    line('M400 612C430 650 470 670 560 690', pipe, 4) +
    [
      [410, 626],
      [470, 664],
      [530, 686],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 18} ${y + 2}q18 -14 36 4M${x - 16} ${y + 9}q18 -14 34 4" fill="none" stroke="${pipe}" stroke-width="3"/><circle cx="${x}" cy="${y + 2}" r="5.5" fill="${pipe}"/>`,
      )
      .join('') +
    [
      [210, 720],
      [300, 770],
      [620, 770],
      [480, 780],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})" fill="none" stroke="${pipe}" stroke-width="2" opacity=".6">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-13" rx="9" ry="11" transform="rotate(${turn})"/>`).join('')}<circle r="4"/></g>`,
      )
      .join('')
  );
}

function beskap(tones: Tones): string {
  const pipe = mix('#c9a24e', tones.accent, 0.5);
  return (
    fill(SHOULDERS, 'url(#cloth)') +
    fill(
      'M330 528C344 576 370 600 400 604C430 600 456 576 470 528L482 560C474 610 440 632 400 634C360 632 326 610 318 560Z',
      tones.clothLight,
    ) +
    line(
      'M318 560C326 610 360 632 400 634C440 632 474 610 482 560M404 634L440 830',
      pipe,
      3.4,
      0.9,
    ) +
    [664, 716, 768]
      .map((y, index) => `<circle cx="${424 + index * 9}" cy="${y}" r="7" fill="${pipe}"/>`)
      .join('') +
    `<path d="M430 700C480 730 520 726 556 700" fill="none" stroke="${pipe}" stroke-width="2.4" stroke-dasharray="5 4"/>`
  );
}
