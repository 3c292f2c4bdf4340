/** Who sends greetings: families, colleagues, schools and firms, all made up. */
export const senders: readonly string[] = [
  'Keluarga Besar Wijaya', 'Keluarga Sutanto & Halim', 'Dr. Amelia Hartono', 'Ibu Nining dan keluarga',
  'PT Sinar Abadi Tekstil', 'Alumni SMAK Santa Agnes angkatan 1984', 'Paguyuban Warga RW 07 Sukajadi',
  'Bapak Rudi Hermawan sekeluarga', 'CV Mitra Karya Bandung', 'Persekutuan Doa Filadelfia',
  'Lingkungan Santo Yosef, Paroki Karangpanas', 'Direksi dan Karyawan PT Anugerah Cipta Mandiri',
  'Yenny & Robert Tanaka', 'Keluarga Besar Siregar', 'Tim Pengajar SD Tunas Harapan', 'Koperasi Sejahtera Bersama',
  'Teman-teman Senam Tera Taman Lansia', 'Andi, Wulan, Raka dan Rania', 'Majelis Jemaat Kristus Gembala',
  'Vihara Dharma Kirana', 'dr. Handoko, Sp.JP. dan keluarga', 'Ikatan Keluarga Minang Semarang', 'Om Beni dan Tante Sisca',
  'Keluarga Besar Trah Mangkudipuro', 'Toko Kain Sumber Rejeki', 'Rekan kerja di Divisi Logistik',
  'Komunitas Sepeda Onthel Gedung Sate', 'Ibu Lurah Pekunden', 'Kel. Alm. Soedirman', 'Meity, Jeffry & Clarissa',
  'Apotek Waras Abadi', 'Perkumpulan Marga Tan', 'Arisan Ibu-Ibu Blok C', 'Notaris Fransisca Lukman, S.H., M.Kn.',
  'Keluarga Besar Panjaitan Jabodetabek', 'Grup WA Alumni Teknik Sipil 91', 'Bapak dan Ibu Yustinus Suharto',
  'UD Jaya Makmur Surabaya', 'Cucu-cucu dari Malang', 'Sahabat Paduan Suara Gita Bahana',
];
