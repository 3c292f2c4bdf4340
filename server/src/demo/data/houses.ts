export interface DemoHouse {
  id: number;
  cityId: number;
  name: string;
  address: string;
  /** Key of the house's picture. */
  photo: string;
  rooms: string[];
  burialPlaces: { name: string; address: string; rite: 'burial' | 'cremation' }[];
}

/**
 * Cities with funeral houses. Jakarta spans several regencies, so it has the id of its province.
 */
export const demoCities = [
  { id: 3273, name: 'Bandung' },
  { id: 3374, name: 'Semarang' },
  { id: 31, name: 'Jakarta' },
  { id: 3578, name: 'Surabaya' },
];

export const demoHouses: readonly DemoHouse[] = [
  {
    id: 1,
    cityId: 3273,
    name: 'Rumah Duka Sekar Melati',
    address: 'Jl. Holis Indah No. 118, Bandung',
    photo: 'oriental',
    rooms: [
      'Ruang Melati 1',
      'Ruang Melati 2',
      'Ruang Sedap Malam',
      'Ruang Anyelir',
      'Ruang Teratai VIP',
    ],
    burialPlaces: [
      { name: 'TPU Pandu', address: 'Jl. Pandu No. 32, Bandung', rite: 'burial' },
      { name: 'Krematorium Cikadut', address: 'Jl. Cikadut No. 300, Bandung', rite: 'cremation' },
      {
        name: 'Taman Makam Lembah Sari',
        address: 'Jl. Raya Padalarang Km 17, Bandung Barat',
        rite: 'burial',
      },
    ],
  },
  {
    id: 2,
    cityId: 3273,
    name: 'Rumah Duka Graha Pasundan',
    address: 'Jl. Terusan Pasirkoja No. 245, Bandung',
    photo: 'kolonial',
    rooms: ['Ruang Anggrek A', 'Ruang Anggrek B', 'Ruang Cempaka', 'Aula Utama'],
    burialPlaces: [
      { name: 'TPU Nagrog', address: 'Jl. Nagrog, Ujungberung, Bandung', rite: 'burial' },
      { name: 'Krematorium Cikadut', address: 'Jl. Cikadut No. 300, Bandung', rite: 'cremation' },
      {
        name: 'Taman Makam Bukit Sari',
        address: 'Jl. Raya Lembang Km 9, Bandung Barat',
        rite: 'burial',
      },
    ],
  },
  {
    id: 3,
    cityId: 3374,
    name: 'Rumah Duka Panca Budi',
    address: 'Jl. Kol. Sugiyono No. 61, Semarang',
    photo: 'joglo',
    rooms: ['Ruang Kamboja', 'Ruang Kenanga', 'Ruang Mawar Putih', 'Ruang Lili'],
    burialPlaces: [
      { name: 'TPU Bergota', address: 'Jl. Kyai Saleh, Semarang', rite: 'burial' },
      {
        name: 'Krematorium Kedungmundu',
        address: 'Jl. Kedungmundu Raya No. 210, Semarang',
        rite: 'cremation',
      },
      {
        name: 'Taman Makam Ungaran Asri',
        address: 'Jl. Diponegoro Km 21, Ungaran',
        rite: 'burial',
      },
    ],
  },
  {
    id: 4,
    cityId: 3374,
    name: 'Rumah Duka Tugu Mulia',
    address: 'Jl. Siliwangi No. 404, Semarang',
    photo: 'dekoris',
    rooms: ['Ruang Cendana 1', 'Ruang Cendana 2', 'Ruang Pinus'],
    burialPlaces: [
      { name: 'TPU Jatisari', address: 'Jl. Raya Boja, Mijen, Semarang', rite: 'burial' },
      {
        name: 'Krematorium Kedungmundu',
        address: 'Jl. Kedungmundu Raya No. 210, Semarang',
        rite: 'cremation',
      },
    ],
  },
  {
    id: 5,
    cityId: 31,
    name: 'Rumah Duka Taman Kencana',
    address: 'Jl. Daan Mogot Raya No. 77, Jakarta Barat',
    photo: 'kapel',
    rooms: ['Ruang A1', 'Ruang A2', 'Ruang B3', 'Ruang VIP Kencana'],
    burialPlaces: [
      {
        name: 'TPU Tegal Alur',
        address: 'Jl. Kamal Raya, Kalideres, Jakarta Barat',
        rite: 'burial',
      },
      {
        name: 'Krematorium Cilincing',
        address: 'Jl. Krematorium, Cilincing, Jakarta Utara',
        rite: 'cremation',
      },
      {
        name: 'Taman Makam Karawang Asri',
        address: 'Tol Jakarta–Cikampek Km 46, Karawang',
        rite: 'burial',
      },
    ],
  },
  {
    id: 6,
    cityId: 3578,
    name: 'Rumah Duka Arjuna Sentosa',
    address: 'Jl. Demak Timur No. 90, Surabaya',
    photo: 'tropis',
    rooms: ['Ruang Gardenia', 'Ruang Magnolia', 'Ruang Wijaya Kusuma'],
    burialPlaces: [
      { name: 'TPU Keputih', address: 'Jl. Keputih Tegal, Sukolilo, Surabaya', rite: 'burial' },
      {
        name: 'Krematorium Kembang Kuning',
        address: 'Jl. Kembang Kuning, Surabaya',
        rite: 'cremation',
      },
    ],
  },
];
