import { mix } from '../pen/colour.ts';
import { n } from '../pen/svg.ts';

/** A tiled roof between an eave (x1..x2 at y2) and a ridge (r1..r2 at y1), lit from the left. */
export function tiledRoof(
  x1: number,
  x2: number,
  r1: number,
  r2: number,
  y1: number,
  y2: number,
  colour: string,
): string {
  const rows: string[] = [];
  const count = Math.max(6, Math.round((y2 - y1) / 9));
  for (let row = 1; row <= count; row += 1) {
    const t = (row / count) ** 0.92;
    const y = y1 + (y2 - y1) * t;
    const left = r1 + (x1 - r1) * t;
    const right = r2 + (x2 - r2) * t;
    const waves: string[] = [];
    const width = 8 + 5 * t;
    for (let x = left; x < right - width; x += width)
      waves.push(`q${n(width / 2)} ${n(3.6)} ${n(width)} 0`);
    rows.push(`M${n(left)} ${n(y)}${waves.join('')}`);
  }
  return (
    `<path d="M${n(x1)} ${n(y2)}L${n(r1)} ${n(y1)}H${n(r2)}L${n(x2)} ${n(y2)}Z" fill="${colour}"/>` +
    `<path d="M${n(x1)} ${n(y2)}L${n(r1)} ${n(y1)}H${n((r1 + r2) / 2)}L${n((x1 + x2) / 2)} ${n(y2)}Z" fill="#ffffff" opacity=".07"/>` +
    `<path d="${rows.join('')}" fill="none" stroke="${mix(colour, '#1a0d06', 0.45)}" stroke-width="1.6" opacity=".75"/>` +
    `<path d="M${n(r1 - 5)} ${n(y1)}H${n(r2 + 5)}" stroke="${mix(colour, '#1a0d06', 0.3)}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M${n(x1 - 6)} ${n(y2)}H${n(x2 + 6)}" stroke="${mix(colour, '#1a0d06', 0.62)}" stroke-width="7" stroke-linecap="round"/>` +
    `<rect x="${n(x1 + 8)}" y="${n(y2 + 3)}" width="${n(x2 - x1 - 16)}" height="22" fill="#120b06" opacity=".26"/>`
  );
}

/** A wall lit from the left, with a plinth. */
export function wallFace(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  plinth = 20,
): string {
  const id = `w${Math.round(x)}x${Math.round(y)}`;
  return (
    `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(colour, '#4a3a2c', 0.2)}"/></linearGradient></defs>` +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#${id})"/>` +
    (plinth > 0
      ? `<rect x="${n(x - 4)}" y="${n(y + height - plinth)}" width="${n(width + 8)}" height="${plinth}" fill="${mix(colour, '#3b2f26', 0.5)}"/>`
      : '')
  );
}

/** A window with warm light behind it; `panes` columns and rows, optionally with a round head. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  panes: readonly [number, number] = [2, 3],
  arched = false,
): string {
  const head = arched ? width / 2 : 0;
  const shape = `M${n(x)} ${n(y + height)}V${n(y + head)}${arched ? `A${n(head)} ${n(head)} 0 0 1 ${n(x + width)} ${n(y + head)}` : `H${n(x + width)}`}V${n(y + height)}Z`;
  const bars: string[] = [];
  for (let column = 1; column < panes[0]; column += 1)
    bars.push(`M${n(x + (width * column) / panes[0])} ${n(y)}V${n(y + height)}`);
  for (let row = 1; row < panes[1]; row += 1)
    bars.push(`M${n(x)} ${n(y + head + ((height - head) * row) / panes[1])}H${n(x + width)}`);
  return (
    `<path d="${shape}" fill="url(#lamp)"/><path d="M${n(x)} ${n(y + height)}V${n(y + head)}L${n(x + width * 0.55)} ${n(y + head)}Z" fill="#ffffff" opacity=".12"/>` +
    `<path d="${bars.join('')}" stroke="${frame}" stroke-width="3.2"/><path d="${shape}" fill="none" stroke="${frame}" stroke-width="6"/>` +
    `<rect x="${n(x - 8)}" y="${n(y + height)}" width="${n(width + 16)}" height="7" fill="${mix(frame, '#ffffff', 0.25)}"/>`
  );
}

/** Double doors standing open on a lit hall, with a flower stand on each side. */
export function hallDoor(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string {
  const leaf = width * 0.2;
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#hall)"/>` +
    `<path d="M${n(x + width * 0.32)} ${n(y + height)}L${n(x + width * 0.42)} ${n(y + height * 0.62)}H${n(x + width * 0.58)}L${n(x + width * 0.68)} ${n(y + height)}Z" fill="#8d2f35" opacity=".55"/>` +
    `<circle cx="${n(x + width / 2)}" cy="${n(y + height * 0.5)}" r="${n(width * 0.1)}" fill="#fff7e4"/><circle cx="${n(x + width / 2)}" cy="${n(y + height * 0.5)}" r="${n(width * 0.1)}" fill="none" stroke="#5f7d57" stroke-width="5" stroke-dasharray="5 3"/>` +
    `<path d="M${n(x)} ${n(y)}L${n(x + leaf)} ${n(y + height * 0.06)}V${n(y + height)}H${n(x)}ZM${n(x + width)} ${n(y)}L${n(x + width - leaf)} ${n(y + height * 0.06)}V${n(y + height)}H${n(x + width)}Z" fill="${frame}"/>` +
    `<path d="M${n(x + leaf * 0.25)} ${n(y + height * 0.14)}H${n(x + leaf * 0.78)}V${n(y + height * 0.5)}H${n(x + leaf * 0.25)}ZM${n(x + width - leaf * 0.78)} ${n(y + height * 0.14)}H${n(x + width - leaf * 0.25)}V${n(y + height * 0.5)}H${n(x + width - leaf * 0.78)}Z" fill="none" stroke="${mix(frame, '#ffffff', 0.3)}" stroke-width="2"/>` +
    `<rect x="${n(x - 5)}" y="${n(y - 6)}" width="${n(width + 10)}" height="${n(height + 6)}" fill="none" stroke="${mix(frame, '#000000', 0.25)}" stroke-width="8"/>`
  );
}

/** A round column with base and capital. */
export function pillar(
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
): string {
  const id = `p${Math.round(x)}x${Math.round(y)}`;
  return (
    `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.25)}"/><stop offset=".35" stop-color="${mix(colour, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${mix(colour, '#3b2d20', 0.45)}"/></linearGradient></defs>` +
    `<rect x="${n(x - width / 2)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#${id})"/>` +
    `<rect x="${n(x - width * 0.75)}" y="${n(y)}" width="${n(width * 1.5)}" height="${n(width * 0.45)}" fill="url(#${id})"/>` +
    `<rect x="${n(x - width * 0.8)}" y="${n(y + height - width * 0.6)}" width="${n(width * 1.6)}" height="${n(width * 0.6)}" fill="url(#${id})"/>`
  );
}

/** Steps in front of a door, widest at the foot. */
export function steps(x: number, y: number, width: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const out = index * 16;
    return (
      `<rect x="${n(x - out)}" y="${n(y + index * 12)}" width="${n(width + 2 * out)}" height="12" fill="${mix(colour, '#ffffff', 0.3 - index * 0.05)}"/>` +
      `<rect x="${n(x - out)}" y="${n(y + index * 12 + 8)}" width="${n(width + 2 * out)}" height="4" fill="${mix(colour, '#2c2118', 0.35)}"/>`
    );
  }).join('');
}
