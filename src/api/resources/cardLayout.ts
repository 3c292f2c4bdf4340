import * as v from 'valibot';

const factor = v.pipe(v.number(), v.gtValue(0));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const box = v.object({ x: v.number(), y: v.number(), width: factor, height: factor });

/** The schema of `CardLayout`, an extension of the contract: where texts and logo are printed. */
export const cardLayout = v.object({
  width: factor,
  height: factor,
  texts: v.array(
    v.object({
      field: v.picklist([
        'headline',
        'personName',
        'message',
        'subMessage',
        'sender',
        'header',
        'footer',
      ]),
      text: v.optional(v.string()),
      omit: v.optional(v.array(v.string())),
      box,
      fontFamily: v.string(),
      fontWeight: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900)),
      fontStyle: v.picklist(['normal', 'italic']),
      size: factor,
      minSize: factor,
      lineHeight: factor,
      maxLines: v.pipe(v.number(), v.integer(), v.minValue(1)),
      align: v.picklist(['left', 'center', 'right']),
      valign: v.picklist(['top', 'middle', 'bottom']),
      color,
      edgeColor: v.optional(color),
      letterSpacing: v.number(),
      transform: v.picklist(['none', 'uppercase']),
    }),
  ),
  logo: v.optional(box),
});
