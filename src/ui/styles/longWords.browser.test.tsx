import { House } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import './global.css';
import { DataRows } from '../data-rows/DataRows.tsx';
import { MenuRows } from '../menu-rows/MenuRows.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Page } from '../page/Page.tsx';
import { PortraitLink } from '../portrait-link/PortraitLink.tsx';
import { PriceLines } from '../price-lines/PriceLines.tsx';
import { linesOfWords } from '../testing/linesOfWords.ts';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

const name = 'Raden Ajeng Siti Soemarni Kusumawardhani';
const figure = <div style={{ flex: '0 0 30%', blockSize: 80 }} />;

test.each([
  [
    'a name beside a figure',
    '100%',
    name,
    () => (
      <Page heading={name} figure={figure}>
        Isi
      </Page>
    ),
  ],
  [
    'a name beside a figure',
    '200%',
    name,
    () => (
      <Page heading={name} figure={figure}>
        Isi
      </Page>
    ),
  ],
  [
    'a text beside a small picture',
    '200%',
    'Untuk mengenang',
    () => (
      <Page heading="Isi" lead="Untuk mengenang" asideFirst aside={figure}>
        Isi
      </Page>
    ),
  ],
  [
    'a name beside a photo',
    '130%',
    'Siti Koesoemawardhana',
    () => (
      <div style={{ inlineSize: 288 }}>
        <PortraitLink
          href="/"
          photoUrl={null}
          transitionName="photo"
          name={<span>Siti Koesoemawardhana</span>}
        />
      </div>
    ),
  ],
  [
    'a notice',
    '200%',
    'Pemberangkatan sudah lewat',
    () => (
      <Notice>
        <p>Pemberangkatan sudah lewat</p>
      </Notice>
    ),
  ],
  [
    'a row of a menu',
    '200%',
    'Pengembalian dana',
    () => (
      <MenuRows rows={[{ key: '', label: <b>Pengembalian dana</b>, icon: House, href: '/' }]} />
    ),
  ],
  [
    'a value beside its label',
    '100%',
    'Wijayakusumawardhaningrat',
    () => (
      <DataRows
        layout="columns"
        rows={[{ key: '', label: 'Nama keluarga', value: <b>Wijayakusumawardhaningrat</b> }]}
      />
    ),
  ],
  [
    'a label beside its amount',
    '200%',
    'Diskon Keanggotaan',
    () => (
      <div style={{ inlineSize: 288 }}>
        <PriceLines lines={[{ label: 'Diskon Keanggotaan', amount: 'Rp 0' }]} />
      </div>
    ),
  ],
])('R730 the words of %s stay whole with text at %s', async (_, size, text, renderPart) => {
  document.documentElement.style.fontSize = size;
  await Promise.all([
    document.fonts.load('1em Lora'),
    document.fonts.load('1em "Plus Jakarta Sans"'),
  ]);
  const screen = await render(<div style={{ inlineSize: 324 }}>{renderPart()}</div>);
  const words = screen.getByText(text, { exact: true }).element();
  expect(new Set(linesOfWords(words))).toEqual(new Set([1]));
});
