import { expect, test } from 'vitest';
import { getPrintError } from './getPrintError.ts';

test('R704 says that Arabic needs a line of its own where it shares one with other letters', () => {
  expect(getPrintError('Almarhum محمد', 'kartu')).toBe(
    'Karakter “م” tidak dapat dicetak di kartu bersama huruf lain: tulisan Arab perlu baris tersendiri.',
  );
  expect(getPrintError('Almarhum\nمحمد', 'kartu')).toBeUndefined();
  expect(getPrintError('Almarhum 🌹', 'papan')).toBe('Karakter “🌹” tidak dapat dicetak di papan.');
});
