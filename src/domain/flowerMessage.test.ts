import { expect, test } from 'vitest';
import { addPersonName, flowerMessageText, namesPerson, withoutTitles } from './flowerMessage.ts';

test('a flower board shows the chosen message, or the custom one', () => {
  expect(flowerMessageText({ choice: 'Our Deep Condolence', text: 'ignored' })).toBe(
    'Our Deep Condolence',
  );
  expect(flowerMessageText({ choice: 'Lainnya....', text: ' Selamat jalan ' })).toBe(
    'Selamat jalan',
  );
});

test.each([
  ['Atas berpulangnya Maria Theresia Wijaya', 'Maria Theresia Wijaya', true],
  ['Selamat jalan, Bu MARIA', 'Maria Theresia Wijaya', true],
  ['Doa kami menyertai keluarga', 'Maria Theresia Wijaya', false],
  ['Atas berpulangnya Ibu kami', 'Ibu Sri', false],
  ['Selamat jalan, Li', 'Li Na', true],
  ['', 'Maria Theresia Wijaya', false],
  ['深切悼念王美玲女士', '王美玲', true],
  ['深切悼念', '王美玲', false],
  ['Doa kami', '🌹', true],
])('R175 namesPerson in “%s” for %s returns %s', (subMessage, personName, expected) => {
  const message = { choice: 'Turut berdukacita', text: '' } as const;
  expect(namesPerson({ message, subMessage }, personName)).toBe(expected);
});

test('R175 the name of the person also counts in a custom message', () => {
  const message = { choice: 'Lainnya....', text: 'Selamat jalan, Maria' } as const;
  expect(namesPerson({ message, subMessage: 'Doa kami' }, 'Maria Theresia Wijaya')).toBe(true);
});

test('R175 addPersonName adds a line unless the text gets longer than 300 characters', () => {
  expect(addPersonName(' ', 'Maria')).toBe('Atas berpulangnya Maria');
  expect(addPersonName('Doa kami ', 'Maria')).toBe('Doa kami\nAtas berpulangnya Maria');
  expect(addPersonName('a'.repeat(276), 'Maria')).toHaveLength(300);
  expect(addPersonName('a'.repeat(277), 'Maria')).toBe(null);
});

test.each([
  ['Prof. Dr. dr. Maria Kusumawardhani, Sp.PD-KGEH, FINASIM', 'Maria Kusumawardhani'],
  ['Raden Ajeng Maria', 'Raden Ajeng Maria'],
  ['M. Yusuf Ibrahim', 'M. Yusuf Ibrahim'],
  ['H. M. Yusuf Ibrahim, S.H., M.Kn.', 'M. Yusuf Ibrahim'],
  ['K.H. Abdurrahman', 'Abdurrahman'],
  ['Dr.Budi J. Santoso, Ph.D', 'Budi J. Santoso'],
  ['Wijaya, Maria', 'Wijaya, Maria'],
])('R706 withoutTitles(%s) is %s', (name, expected) => {
  expect(withoutTitles(name)).toBe(expected);
});
