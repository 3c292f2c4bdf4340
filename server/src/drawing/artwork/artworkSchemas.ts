import { faiths } from './faith.ts';

const box = {
  type: 'object',
  required: ['x', 'y', 'width', 'height'],
  additionalProperties: false,
  properties: {
    x: { type: 'number', minimum: 0 },
    y: { type: 'number', minimum: 0 },
    width: { type: 'number', exclusiveMinimum: 0 },
    height: { type: 'number', exclusiveMinimum: 0 },
  },
} as const;

const color = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;

const text = {
  type: 'object',
  required: [
    'field',
    'box',
    'fontFamily',
    'fontWeight',
    'fontStyle',
    'size',
    'minSize',
    'lineHeight',
    'maxLines',
    'align',
    'valign',
    'color',
    'letterSpacing',
    'transform',
  ],
  additionalProperties: false,
  properties: {
    field: {
      enum: ['headline', 'personName', 'message', 'subMessage', 'sender', 'header', 'footer'],
    },
    text: { type: 'string', minLength: 1 },
    omit: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
    box,
    fontFamily: { enum: ['Lora', 'Plus Jakarta Sans'] },
    fontWeight: { enum: [400, 500, 600, 700, 800] },
    fontStyle: { enum: ['normal', 'italic'] },
    size: { type: 'number', minimum: 8 },
    minSize: { type: 'number', minimum: 8 },
    lineHeight: { type: 'number', minimum: 0.8, maximum: 3 },
    maxLines: { type: 'integer', minimum: 1 },
    align: { enum: ['left', 'center', 'right'] },
    valign: { enum: ['top', 'middle', 'bottom'] },
    color,
    edgeColor: color,
    letterSpacing: { type: 'number' },
    transform: { enum: ['none', 'uppercase'] },
  },
} as const;

/** The JSON Schema of `cards/{id}/card.json`. `cardLayout.ts` explains the fields. */
export const cardSchema = {
  type: 'object',
  required: ['title', 'group', 'texts'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1 },
    group: { enum: ['F', 'D', 'E', 'quotes', 'logo'] },
    faiths: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: faiths } },
    texts: { type: 'array', minItems: 1, items: text },
    logo: box,
  },
} as const;

/** The JSON Schema of `boards/{key}/board.json`. */
export const boardSchema = {
  type: 'object',
  required: ['title', 'widthCm', 'heightCm', 'sample', 'texts'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1 },
    widthCm: { type: 'integer', minimum: 1 },
    heightCm: { type: 'integer', minimum: 1 },
    sample: {
      type: 'object',
      required: ['message', 'subMessage', 'sender'],
      additionalProperties: false,
      properties: {
        message: { type: 'string', minLength: 1 },
        subMessage: { type: 'string', minLength: 1 },
        sender: { type: 'string', minLength: 1 },
      },
    },
    texts: { type: 'array', minItems: 1, items: text },
    logo: box,
  },
} as const;
