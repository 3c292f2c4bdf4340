import { mix } from '../pen/colour.ts';
import { n } from '../pen/svg.ts';

function sheen(id: string, colour: string): string {
  return (
    `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.25)}"/><stop offset=".28" stop-color="${mix(colour, '#ffffff', 0.45)}"/>` +
    `<stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#1d140c', 0.5)}"/></linearGradient>`
  );
}

/** A zinc bucket standing at (x, base). */
export function bucket(
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
): string {
  const id = `b${Math.round(x)}`;
  const foot = width * 0.74;
  const body = `M${n(x - width / 2)} ${n(base - height)}L${n(x - foot / 2)} ${n(base)}Q${n(x)} ${n(base + 14)} ${n(x + foot / 2)} ${n(base)}L${n(x + width / 2)} ${n(base - height)}Z`;
  return (
    `<defs>${sheen(id, colour)}</defs><ellipse cx="${n(x + 26)}" cy="${n(base + 4)}" rx="${n(width * 0.62)}" ry="16" fill="#1a120a" opacity=".38"/>` +
    `<path d="${body}" fill="url(#${id})"/><ellipse cx="${n(x)}" cy="${n(base - height)}" rx="${n(width / 2)}" ry="${n(width * 0.09)}" fill="${mix(colour, '#0d0a06', 0.65)}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(base - height)}" rx="${n(width / 2)}" ry="${n(width * 0.09)}" fill="none" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width="4"/>` +
    [0.3, 0.36, 0.72]
      .map(
        (at) =>
          `<path d="M${n(x - width / 2 + (width - foot) * 0.5 * at)} ${n(base - height * (1 - at))}Q${n(x)} ${n(base - height * (1 - at) + 15)} ${n(x + width / 2 - (width - foot) * 0.5 * at)} ${n(base - height * (1 - at))}" fill="none" stroke="${mix(colour, '#14100a', 0.4)}" stroke-width="2.4" opacity=".6"/>`,
      )
      .join('')
  );
}

/** A round-bellied vase. */
export function vase(
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
): string {
  const id = `v${Math.round(x)}`;
  const w = width / 2;
  const top = base - height;
  const neck = w * 0.48;
  const body = `M${n(x - neck * 1.15)} ${n(top)}C${n(x - neck * 0.8)} ${n(top + height * 0.16)} ${n(x - w)} ${n(top + height * 0.26)} ${n(x - w)} ${n(top + height * 0.56)}C${n(x - w)} ${n(base - height * 0.12)} ${n(x - w * 0.62)} ${n(base)} ${n(x - w * 0.5)} ${n(base)}Q${n(x)} ${n(base + 9)} ${n(x + w * 0.5)} ${n(base)}C${n(x + w * 0.62)} ${n(base)} ${n(x + w)} ${n(base - height * 0.12)} ${n(x + w)} ${n(top + height * 0.56)}C${n(x + w)} ${n(top + height * 0.26)} ${n(x + neck * 0.8)} ${n(top + height * 0.16)} ${n(x + neck * 1.15)} ${n(top)}Z`;
  return (
    `<defs>${sheen(id, colour)}</defs><ellipse cx="${n(x + 40)}" cy="${n(base + 3)}" rx="${n(w * 1.25)}" ry="15" fill="#1a120a" opacity=".36"/>` +
    `<path d="${body}" fill="url(#${id})"/><ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(neck * 1.15)}" ry="${n(neck * 0.2)}" fill="${mix(colour, '#0d0a06', 0.6)}"/>` +
    `<path d="M${n(x - w * 0.62)} ${n(top + height * 0.42)}C${n(x - w * 0.7)} ${n(top + height * 0.55)} ${n(x - w * 0.66)} ${n(top + height * 0.68)} ${n(x - w * 0.56)} ${n(top + height * 0.78)}" fill="none" stroke="#ffffff" stroke-width="${n(w * 0.1)}" stroke-linecap="round" opacity=".38"/>`
  );
}

/** A woven basket. */
export function basket(x: number, base: number, width: number, height: number): string {
  const rows: string[] = [];
  const count = Math.round(height / 14);
  for (let row = 0; row < count; row += 1) {
    const t = row / count;
    const half = (width / 2) * (1 - 0.18 * t);
    const y = base - height + height * t;
    const step = 22;
    for (let place = -half + (row % 2) * (step / 2); place < half - step * 0.5; place += step) {
      const lit = 0.5 - place / width;
      rows.push(
        `<rect x="${n(x + place)}" y="${n(y + 9 * (1 - (place / half) ** 2))}" width="${step - 3}" height="12" rx="5" fill="${mix('#6e4a26', '#d6ac70', lit)}"/>`,
      );
    }
  }
  return (
    `<ellipse cx="${n(x + 30)}" cy="${n(base + 8)}" rx="${n(width * 0.56)}" ry="20" fill="#1a120a" opacity=".4"/>` +
    `<path d="M${n(x - width / 2)} ${n(base - height)}L${n(x - width * 0.41)} ${n(base)}Q${n(x)} ${n(base + 26)} ${n(x + width * 0.41)} ${n(base)}L${n(x + width / 2)} ${n(base - height)}Z" fill="#56391c"/>${rows.join('')}` +
    `<ellipse cx="${n(x)}" cy="${n(base - height)}" rx="${n(width / 2 + 6)}" ry="${n(width * 0.085)}" fill="#4a3017"/><ellipse cx="${n(x)}" cy="${n(base - height)}" rx="${n(width / 2 + 6)}" ry="${n(width * 0.085)}" fill="none" stroke="#b98b50" stroke-width="11" stroke-dasharray="20 5"/>`
  );
}

/** Paper wrapped around stems: back sheets first; call `front` after the flowers. */
export const wrap = {
  back(x: number, top: number, base: number, width: number, colour: string): string {
    const sheet = (lean: number, shade: number): string =>
      `<path d="M${n(x)} ${n(base)}L${n(x - width / 2 + lean)} ${n(top + 40)}L${n(x - width * 0.2 + lean)} ${n(top - 30)}L${n(x + width * 0.12 + lean)} ${n(top + 10)}L${n(x + width / 2 + lean)} ${n(top - 10)}Z" fill="${mix(colour, '#3a2c1c', shade)}"/>`;
    return sheet(-40, 0.22) + sheet(44, 0.14) + sheet(0, 0.05);
  },
  front(
    x: number,
    top: number,
    base: number,
    width: number,
    colour: string,
    ribbon: string,
  ): string {
    const tie = base - (base - top) * 0.24;
    return (
      `<path d="M${n(x - width * 0.48)} ${n(top + 70)}C${n(x - width * 0.2)} ${n(top + 190)} ${n(x - width * 0.04)} ${n(top + 210)} ${n(x + width * 0.06)} ${n(top + 230)}L${n(x + 26)} ${n(tie)}L${n(x + 80)} ${n(base + 20)}L${n(x - 70)} ${n(base + 24)}L${n(x - 26)} ${n(tie)}Z" fill="${mix(colour, '#ffffff', 0.22)}"/>` +
      `<path d="M${n(x + width * 0.5)} ${n(top + 60)}C${n(x + width * 0.3)} ${n(top + 200)} ${n(x + width * 0.1)} ${n(top + 240)} ${n(x - width * 0.08)} ${n(top + 250)}L${n(x - 10)} ${n(tie)}L${n(x + 26)} ${n(tie)}Z" fill="${mix(colour, '#3a2c1c', 0.12)}"/>` +
      `<path d="M${n(x - 34)} ${n(tie - 14)}Q${n(x)} ${n(tie + 2)} ${n(x + 34)} ${n(tie - 14)}V${n(tie + 14)}Q${n(x)} ${n(tie + 30)} ${n(x - 34)} ${n(tie + 14)}Z" fill="${ribbon}"/>` +
      `<path d="M${n(x)} ${n(tie + 4)}C${n(x - 80)} ${n(tie - 60)} ${n(x - 110)} ${n(tie + 10)} ${n(x - 10)} ${n(tie + 10)}C${n(x + 90)} ${n(tie - 64)} ${n(x + 120)} ${n(tie + 16)} ${n(x + 6)} ${n(tie + 12)}L${n(x + 46)} ${n(tie + 110)}L${n(x + 20)} ${n(tie + 96)}L${n(x)} ${n(tie + 20)}L${n(x - 40)} ${n(tie + 104)}L${n(x - 54)} ${n(tie + 84)}Z" fill="${mix(ribbon, '#ffffff', 0.14)}"/>`
    );
  },
};
