import type { Faith } from './people.ts';

/** An event that a family announces, in days before the burial and Jakarta time. */
export interface Rite {
  eventName: string;
  daysBefore: number;
  hour: number;
  minute?: number;
}

export const rites: Record<Faith, readonly Rite[]> = {
  islam: [
    { eventName: 'Salat Jenazah', daysBefore: 0, hour: 8, minute: 30 },
    { eventName: 'Tahlil dan doa bersama di rumah keluarga', daysBefore: 0, hour: 19, minute: 30 },
  ],
  protestant: [
    { eventName: 'Ibadah Penghiburan', daysBefore: 1, hour: 19 },
    { eventName: 'Ibadah Tutup Peti', daysBefore: 1, hour: 20, minute: 30 },
    { eventName: 'Ibadah Pelepasan', daysBefore: 0, hour: 8 },
  ],
  catholic: [
    { eventName: 'Doa Rosario', daysBefore: 2, hour: 19 },
    { eventName: 'Misa Requiem', daysBefore: 1, hour: 18 },
    { eventName: 'Ibadat Tutup Peti', daysBefore: 1, hour: 19, minute: 30 },
    { eventName: 'Misa Pelepasan', daysBefore: 0, hour: 8 },
  ],
  buddhist: [
    { eventName: 'Pembacaan Paritta', daysBefore: 2, hour: 19 },
    { eventName: 'Kebaktian Tutup Peti', daysBefore: 1, hour: 19 },
    { eventName: 'Kebaktian Pelepasan', daysBefore: 0, hour: 8, minute: 30 },
  ],
  confucian: [
    { eventName: 'Sembahyang Tutup Peti', daysBefore: 1, hour: 16 },
    { eventName: 'Sembahyang Malam Kembang', daysBefore: 1, hour: 19 },
    { eventName: 'Sembahyang Pelepasan', daysBefore: 0, hour: 8 },
  ],
  hindu: [
    { eventName: 'Persembahyangan bersama keluarga', daysBefore: 1, hour: 18, minute: 30 },
    { eventName: 'Upacara Pelepasan', daysBefore: 0, hour: 8 },
  ],
};
