import { describe, expect, it } from 'vitest';
import { findFaith } from './findFaith.ts';

describe('findFaith', () => {
  it.each([
    ['islam', ['Salat Jenazah', 'Tahlil dan doa bersama di rumah keluarga']],
    ['kristen', ['Ibadah Penghiburan', 'Ibadah Tutup Peti', 'Ibadah Pelepasan']],
    ['katolik', ['Doa Rosario', 'Misa Requiem', 'Ibadat Tutup Peti', 'Misa Pelepasan']],
    ['hindu', ['Persembahyangan bersama keluarga', 'Upacara Pelepasan']],
    ['buddha', ['Pembacaan Paritta', 'Kebaktian Tutup Peti', 'Kebaktian Pelepasan']],
    ['khonghucu', ['Sembahyang Tutup Peti', 'Sembahyang Malam Kembang', 'Sembahyang Pelepasan']],
  ])('R162 finds the faith of the events of a family: %s', (faith, names) => {
    expect(findFaith(names)).toBe(faith);
  });

  it.each([
    ['no events', []],
    ['events of any faith', ['Doa bersama', 'Kebaktian', 'Pemakaman']],
    ['events of two faiths', ['Tahlil', 'Misa Requiem']],
    ['a part of a word', ['Pertemuan di Hotel Misawa']],
  ])('R162 finds none in %s', (_description, names) => {
    expect(findFaith(names)).toBeUndefined();
  });
});
