import { mix } from '../pen/colour.ts';
import { fill, line } from '../pen/svg.ts';
import type { PortraitDesign } from './portraitCatalogue.ts';
import type { Tones } from './tones.ts';

/** What lies behind the head: long hair, the knot, the back of a veil. */
export function hairBehind(design: PortraitDesign, tones: Tones): string {
  switch (design.headwear === 'hijab' ? 'hijab' : design.hair) {
    case 'hijab':
      return fill(
        'M400 128C520 128 572 232 566 372C566 470 600 560 640 640L160 640C200 560 234 470 234 372C228 232 280 128 400 128Z',
        'url(#cloth)',
      );
    case 'bun':
      return (
        fill(
          'M400 104C448 104 480 134 480 172C480 206 448 226 400 226C352 226 320 206 320 172C320 134 352 104 400 104Z',
          'url(#hair)',
        ) +
        line(
          'M338 160C360 128 440 124 462 156M334 182C366 148 436 146 468 180',
          tones.hairLight,
          2.4,
          0.5,
        ) +
        fill(
          'M400 164C500 164 532 236 524 330C522 356 516 372 508 384L292 384C284 372 278 356 276 330C268 236 300 164 400 164Z',
          'url(#hair)',
        )
      );
    case 'bob':
      return fill(
        'M400 150C518 150 556 240 546 352C542 420 544 456 556 486C520 506 486 500 470 478L330 478C314 500 280 506 244 486C256 456 258 420 254 352C244 240 282 150 400 150Z',
        'url(#hair)',
      );
    case 'wavy':
      return design.age === 'young'
        ? fill(
            'M400 146C524 146 560 244 548 344C540 410 572 452 560 520C556 580 580 610 566 660C500 690 480 640 470 600L330 600C320 640 300 690 234 660C220 610 244 580 240 520C228 452 260 410 252 344C240 244 276 146 400 146Z',
            'url(#hair)',
          )
        : fill(
            'M400 140C470 132 520 160 544 206C572 250 560 290 566 330C576 380 548 420 520 428L280 428C252 420 224 380 234 330C240 290 228 250 256 206C280 160 330 132 400 140Z',
            'url(#hair)',
          );
    default:
      return '';
  }
}

/** What lies before the head: fringe, cap, the front of a veil. */
export function hairBefore(design: PortraitDesign, tones: Tones): string {
  return front(design, tones) + headwear(design, tones);
}

function front(design: PortraitDesign, tones: Tones): string {
  if (design.headwear === 'hijab') return '';
  const strands = (d: string): string => line(d, tones.hairLight, 2.2, 0.4);
  switch (design.hair) {
    case 'short':
      return (
        fill(
          'M284 322C272 236 306 162 400 160C494 162 528 236 516 322C508 316 506 300 504 286C496 252 476 232 440 230C410 228 370 230 350 236C316 244 300 262 296 288C294 302 292 316 284 322Z',
          'url(#hair)',
        ) +
        strands(
          'M330 224C350 190 380 176 410 174M360 226C380 196 420 184 450 190M300 262C306 230 322 204 342 190',
        )
      );
    case 'side':
      return (
        fill(
          'M282 330C264 236 300 150 396 146C500 142 536 226 518 330C510 322 506 300 502 280C496 256 480 240 452 236C420 246 372 246 330 226C312 240 300 262 298 290C296 306 292 322 282 330Z',
          'url(#hair)',
        ) +
        strands(
          'M338 222C380 236 430 232 468 220M334 210C372 216 430 208 480 196M346 192C390 190 440 186 484 214M300 250C302 220 312 196 330 180',
        )
      );
    case 'thin':
      return fill(
        'M284 338C270 300 274 262 298 236C296 262 298 290 300 312C298 326 292 334 284 338ZM516 338C530 300 526 262 502 236C504 262 502 290 500 312C502 326 508 334 516 338Z',
        'url(#hair)',
      );
    case 'bun':
      return (
        fill(
          'M280 340C266 240 306 164 400 162C494 164 534 240 520 340C510 320 506 290 488 264C462 236 430 222 400 216C370 222 338 236 312 264C294 290 290 320 280 340Z',
          'url(#hair)',
        ) +
        strands(
          'M400 166C350 180 316 220 300 270M400 176C360 192 334 220 314 254M400 166C450 180 484 220 500 270M400 176C440 192 466 220 486 254',
        )
      );
    case 'bob':
      return (
        fill(
          'M262 420C244 250 290 152 404 150C516 152 556 250 538 420C520 400 512 350 504 300C470 290 420 262 384 222C366 256 326 286 298 300C290 350 280 400 262 420Z',
          'url(#hair)',
        ) +
        strands(
          'M386 214C420 250 460 276 500 288M380 204C350 240 324 262 296 284M300 200C276 240 268 300 272 370M500 200C524 240 532 300 528 370',
        )
      );
    case 'wavy':
      return (
        fill(
          'M276 360C250 250 290 150 404 146C512 148 548 246 524 360C510 336 512 304 496 284C480 262 452 258 436 236C416 250 392 236 372 246C346 258 318 262 304 288C292 308 292 336 276 360Z',
          'url(#hair)',
        ) +
        strands(
          'M320 240C340 210 366 214 384 196M404 226C420 204 450 208 462 190M296 280C290 250 300 226 318 210M480 262C500 250 500 226 490 208',
        )
      );
    default:
      return '';
  }
}

function headwear(design: PortraitDesign, tones: Tones): string {
  const black = mix('#17161a', tones.cloth, 0.18);
  switch (design.headwear) {
    case 'peci':
      return (
        fill(
          'M282 250C284 200 292 148 306 122C360 104 446 104 496 122C510 148 516 200 518 250C470 232 330 232 282 250Z',
          black,
        ) +
        fill(
          'M282 250C284 200 292 148 306 122C330 114 350 112 366 110C350 150 344 200 346 238C322 240 300 244 282 250Z',
          '#ffffff',
          0.09,
        ) +
        line('M306 122C350 136 450 136 496 122', '#ffffff', 1.6, 0.22) +
        line('M283 246C330 228 470 228 517 246', '#000000', 3, 0.4)
      );
    case 'blangkon': {
      const cloth = mix('#4a3020', tones.cloth, 0.35);
      const folds = [0, 1, 2, 3, 4].map(
        (step) =>
          `M${290 + step * 8} ${254 - step * 22}C340 ${226 - step * 22} 460 ${226 - step * 22} ${510 - step * 8} ${254 - step * 22}`,
      );
      return (
        fill(
          'M278 262C268 190 312 132 400 130C488 132 532 190 522 262C470 236 330 236 278 262Z',
          cloth,
        ) +
        line(folds.join(''), tones.accent, 2.2, 0.38) +
        fill(
          'M400 240C380 214 384 186 400 170C416 186 420 214 400 240Z',
          mix(cloth, '#000000', 0.25),
        ) +
        fill(
          'M278 262C268 190 312 132 400 130C340 150 310 190 312 246C298 250 288 256 278 262Z',
          '#ffffff',
          0.08,
        )
      );
    }
    case 'hijab':
      return veil(tones);
    case 'kerudung':
      return scarf(tones);
    default:
      return '';
  }
}

/** A hijab: one cloth around the face, folded over the chest, a small pin at the side. */
function veil(tones: Tones): string {
  const face =
    'M400 212C456 214 492 252 494 316C494 372 484 416 464 444C444 470 424 482 400 482C376 482 356 470 336 444C316 416 306 372 306 316C308 252 344 214 400 212Z';
  const outer =
    'M400 136C510 136 560 226 556 352C556 430 580 500 640 580C690 640 700 720 706 830L94 830C100 720 110 640 160 580C220 500 244 430 244 352C240 226 290 136 400 136Z';
  const dark = mix(tones.cloth, '#000000', 0.35);
  return (
    `<path d="${outer}${face}" fill="url(#veil)" fill-rule="evenodd"/>` +
    `<defs><linearGradient id="veil" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${mix(tones.clothLight, tones.accent, 0.5)}"/><stop offset=".5" stop-color="${tones.clothLight}"/><stop offset="1" stop-color="${tones.cloth}"/></linearGradient></defs>` +
    line(face, dark, 5, 0.28, ' filter="url(#near)"') +
    line(
      'M330 448C370 520 450 560 600 600M318 430C350 540 440 620 640 690M306 420C320 560 400 680 560 790M296 470C280 560 240 640 190 700M284 420C262 520 220 590 168 640',
      dark,
      7,
      0.3,
      ' filter="url(#near)"',
    ) +
    line(
      'M336 462C380 524 460 556 590 590M322 452C352 548 440 610 620 676M276 300C268 230 310 170 372 156',
      mix(tones.accent, '#ffffff', 0.3),
      3.2,
      0.34,
    ) +
    `<circle cx="520" cy="566" r="9" fill="${tones.accent}"/><circle cx="517" cy="563" r="3" fill="#ffffff" opacity=".8"/>`
  );
}

/** A selendang laid over the hair, one end thrown across the chest. */
function scarf(tones: Tones): string {
  const dark = mix(tones.cloth, '#000000', 0.2);
  const weave = mix(tones.accent, '#b98f55', 0.35);
  return (
    `<defs><linearGradient id="scarf" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${mix(weave, '#ffffff', 0.35)}"/><stop offset=".5" stop-color="${weave}"/><stop offset="1" stop-color="${mix(weave, dark, 0.45)}"/></linearGradient></defs>` +
    fill(
      'M400 138C516 134 566 226 556 340C552 420 570 490 622 552C668 600 700 640 716 700L600 700C560 640 528 560 516 480C508 420 512 380 510 336C506 268 470 212 400 210C330 212 294 268 290 336C288 380 292 420 284 480C276 540 262 590 250 640C300 660 420 690 560 780L520 840L120 840C120 740 150 640 196 560C236 490 248 420 244 340C234 226 284 134 400 138Z',
      'url(#scarf)',
    ) +
    line(
      'M262 350C262 430 254 500 216 580C190 640 176 720 172 820M276 300C284 224 330 174 400 170C470 174 516 224 524 300C536 420 548 500 596 570C630 620 660 650 676 690',
      dark,
      4,
      0.26,
    ) +
    line(
      'M248 640C300 668 420 700 540 796M216 640C280 690 400 730 490 820M190 690C250 740 350 780 420 836',
      dark,
      5,
      0.26,
    ) +
    line('M252 628C310 648 430 684 566 772', mix(tones.accent, '#ffffff', 0.5), 3, 0.7)
  );
}
