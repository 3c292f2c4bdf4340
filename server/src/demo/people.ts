/** What shapes a person's names, rites and burial place. */
export type Faith = 'islam' | 'protestant' | 'catholic' | 'buddhist' | 'confucian' | 'hindu';

/** One made-up person; times are drawn later, relative to today. */
export interface DemoPerson {
  name: string;
  age: number;
  sex: 'f' | 'm';
  faith: Faith;
  /** Id of the funeral house. */
  house: number;
  /** `Relationship: name; name` for each line of the family; none when the family has said nothing. */
  family?: string[];
  /** The family has announced no events. */
  withoutEvents?: true;
  withoutPhoto?: true;
  /** Time of death, in days before today. */
  daysAgo: number;
}

/** Everybody the demo listings show. No likeness to anybody is meant. */
export const people: readonly DemoPerson[] = [
  // Bandung
  { name: 'Maria Theresia Lie Giok Lan', age: 78, sex: 'f', faith: 'catholic', house: 1, daysAgo: 1, family: ['Suami: Alm. Yohanes Wijaya', 'Anak: Andreas Wijaya; Clara Wijaya; Ignatius Wijaya', 'Menantu: Lucia Handayani; Petrus Gunadi', 'Cucu: Felicia; Gregorius; Angeline'] },
  { name: 'H. Dadang Suryana', age: 71, sex: 'm', faith: 'islam', house: 2, daysAgo: 0, family: ['Istri: Hj. Euis Komariah', 'Anak: Rina Suryana; Asep Suryana; Wildan Suryana'] },
  { name: 'Tan Kim Hoa', age: 86, sex: 'f', faith: 'buddhist', house: 1, daysAgo: 2, family: ['Anak: Tan Wei Liang (Willy Tanuwijaya); Tan Mei Hwa (Meilani Tanuwijaya)', 'Menantu: Susanti Halim; Hendra Gozali', 'Cucu: Kevin; Jessica; Nathania; Darren'] },
  { name: 'Pdt. (Em.) Samuel Hutabarat, S.Th.', age: 74, sex: 'm', faith: 'protestant', house: 2, daysAgo: 1, family: ['Istri: Rosmaida br. Simanjuntak', 'Anak: Daniel Hutabarat; Debora Hutabarat; Yosua Hutabarat', 'Menantu: Melati Siregar', 'Pahompu: Gabriel; Abigail'] },
  { name: 'Liem Sioe Tjoe', age: 91, sex: 'm', faith: 'confucian', house: 1, daysAgo: 3, family: ['Istri: Almh. Oei Lian Nio', 'Anak: Liem Tjay Hok; Liem Swie Lan; Liem Tjay Gwan', 'Cucu: Robby Salim; Linda Salim; Steven Salim; Vonny Salim', 'Cicit: Aurelia; Nicholas'] },
  { name: 'Neneng Kartika Sari', age: 54, sex: 'f', faith: 'islam', house: 2, daysAgo: 0, family: ['Suami: Ir. Bambang Hidayat', 'Anak: Fauzan Hidayat; Nabila Hidayat'] },
  { name: 'Agustinus Setiawan', age: 63, sex: 'm', faith: 'catholic', house: 1, daysAgo: 0, family: ['Istri: Veronika Sri Lestari', 'Anak: Bernadetta Setiawan; Thomas Setiawan'] },
  { name: 'Ny. Kwee Hong Nio (Yanti Kusuma)', age: 82, sex: 'f', faith: 'protestant', house: 2, daysAgo: 1, family: ['Anak: Handoko Kusuma; Irawati Kusuma; Budiman Kusuma', 'Menantu: Evi Natalia; Johan Sutanto; Shinta Dewi'] },
  { name: 'Ignatius Sugiharto', age: 68, sex: 'm', faith: 'catholic', house: 1, daysAgo: 2, family: ['Istri: Anastasia Widyawati', 'Anak: Monika Sugiharto; Albertus Sugiharto'] },
  { name: 'Raden Ajeng Siti Soemarni Koesoemawardhana', age: 88, sex: 'f', faith: 'islam', house: 2, daysAgo: 1, family: ['Anak: dr. Tantri Koesoemawardhana, Sp.A.; Ir. Adang Koesoemawardhana; Dra. Wulan Koesoemawardhana', 'Keluarga Besar: Koesoemawardhana'] },
  { name: 'Gunawan Tjandra', age: 59, sex: 'm', faith: 'buddhist', house: 1, daysAgo: 4 },
  { name: 'Elisabeth Siahaan', age: 47, sex: 'f', faith: 'protestant', house: 2, daysAgo: 0, family: ['Suami: Marudut Panjaitan', 'Anak: Ruth Panjaitan; Natanael Panjaitan'], withoutPhoto: true },
  { name: 'Phang Djin Nio', age: 79, sex: 'f', faith: 'buddhist', house: 1, daysAgo: 2, family: ['Anak: Suryadi Phang; Lily Phang'], withoutEvents: true },
  { name: 'Drs. Ade Rohendi, M.Pd.', age: 66, sex: 'm', faith: 'islam', house: 2, daysAgo: 2, family: ['Istri: Imas Masitoh', 'Anak: Gilang Rohendi; Intan Rohendi; Galih Rohendi'] },
  { name: 'Yuliana Chandra', age: 35, sex: 'f', faith: 'catholic', house: 1, daysAgo: 1, family: ['Suami: Antonius Rudy', 'Orang Tua: Frans Chandra; Agnes Lukito', 'Kakak: Stefanus Chandra'] },
  { name: 'Ng Tjoen Hian', age: 84, sex: 'm', faith: 'confucian', house: 2, daysAgo: 3, withoutPhoto: true, family: ['Anak: Ng Kok Liong; Ng Siu Lan'] },
  { name: 'Wilhelmina Ratulangi', age: 76, sex: 'f', faith: 'protestant', house: 1, daysAgo: 5, family: ['Anak: Jantje Ratulangi; Meiske Ratulangi; Novie Ratulangi'] },
  { name: 'Asep Sutisna', age: 58, sex: 'm', faith: 'islam', house: 2, daysAgo: 0, withoutEvents: true },
  { name: 'Theodorus Jaya Kusnadi', age: 70, sex: 'm', faith: 'catholic', house: 1, daysAgo: 0, family: ['Istri: Cecilia Tanti', 'Anak: Theresia Kusnadi; Fransiskus Kusnadi', 'Cucu: Michael; Michelle'] },
  // Semarang
  { name: 'Bambang Wicaksono', age: 67, sex: 'm', faith: 'islam', house: 3, daysAgo: 0, family: ['Istri: Sri Rahayu', 'Anak: Dimas Wicaksono; Ayu Wicaksono; Bagas Wicaksono'] },
  { name: 'Oei Swan Nio', age: 89, sex: 'f', faith: 'confucian', house: 3, daysAgo: 2, family: ['Anak: Oei Tiong Hwa (Hadi Wibowo); Oei Giok Nio (Grace Wibowo)', 'Menantu: Lanny Susilo; Benny Hartanto', 'Cucu: Ferry; Fanny; Freddy'] },
  { name: 'Fransiska Sri Wahyuni', age: 72, sex: 'f', faith: 'catholic', house: 3, daysAgo: 1, family: ['Suami: Antonius Suprapto', 'Anak: Rm. Yosef Suprapto, Pr.; Margareta Suprapto; Paulus Suprapto', 'Cucu: Gabriela; Rafael'] },
  { name: 'Njoo Tik Liong', age: 81, sex: 'm', faith: 'buddhist', house: 4, daysAgo: 1, family: ['Istri: Tjan Lay Hwa', 'Anak: Yongki Nyoto; Yenny Nyoto'] },
  { name: 'Slamet Riyadi Prabowo', age: 62, sex: 'm', faith: 'protestant', house: 4, daysAgo: 0, family: ['Istri: Debora Suryani', 'Anak: Yonatan Prabowo; Ester Prabowo'] },
  { name: 'Hj. Siti Aminah Zubaidah', age: 83, sex: 'f', faith: 'islam', house: 3, daysAgo: 0, family: ['Anak: H. Ahmad Fauzi; Hj. Nur Hidayati; Muhammad Ridwan; Siti Fatimah', 'Cucu: 12 orang', 'Cicit: 3 orang'] },
  { name: 'Liliana Setiabudi', age: 57, sex: 'f', faith: 'buddhist', house: 4, daysAgo: 3, family: ['Suami: Ronny Budiarto', 'Anak: Clarissa Budiarto'] },
  { name: 'Ignatia Retno Palupi', age: 49, sex: 'f', faith: 'catholic', house: 3, daysAgo: 0, family: ['Suami: Yustinus Hariadi', 'Anak: Angela Hariadi; Vincentius Hariadi', 'Adik: Benediktus Palupi'] },
  { name: 'R.M. Soetopo Hadikoesoemo', age: 93, sex: 'm', faith: 'islam', house: 4, daysAgo: 2, family: ['Istri: R.Ay. Soelastri (Almh.)', 'Anak: R. Hardono; R.Ngt. Hartini; R. Hartoko', 'Keluarga Besar: Trah Hadikoesoemo'] },
  { name: 'Sie Mei Ling', age: 66, sex: 'f', faith: 'protestant', house: 3, daysAgo: 1, withoutPhoto: true, family: ['Anak: Harianto Sie; Hariani Sie'] },
  { name: 'Paulus Kristianto', age: 44, sex: 'm', faith: 'protestant', house: 4, daysAgo: 1, family: ['Istri: Maria Kristina', 'Anak: Joshua; Jemima', 'Orang Tua: Markus Kristianto; Lidia Hartati'] },
  { name: 'Sumarni binti Kartodikromo', age: 77, sex: 'f', faith: 'islam', house: 3, daysAgo: 4, family: ['Anak: Sutrisno; Sutarmi; Suyatno'] },
  { name: 'Tjia Bing Hoo', age: 73, sex: 'm', faith: 'confucian', house: 3, daysAgo: 2, withoutEvents: true, family: ['Istri: The Lian Kiok', 'Anak: Andy Tjiadarma; Anne Tjiadarma'] },
  { name: 'Christina Widiastuti', age: 81, sex: 'f', faith: 'catholic', house: 4, daysAgo: 5, family: ['Anak: Agatha Widiastuti; Yakobus Widodo'] },
  { name: 'Kho Sioe Hwa', age: 64, sex: 'f', faith: 'buddhist', house: 3, daysAgo: 0 },
  { name: 'Ir. Djoko Santoso, M.T.', age: 61, sex: 'm', faith: 'islam', house: 4, daysAgo: 0, family: ['Istri: Endang Lestari', 'Anak: Putri Santoso; Bayu Santoso'] },
  { name: 'Antonia Maria Goretti Kurniasih Hardjowirogo-Soerjowinoto van der Meulen', age: 95, sex: 'f', faith: 'catholic', house: 3, daysAgo: 1, family: ['Anak: Prof. Dr. Ludovicus Hardjowirogo; Sr. Emmanuella, OSF; Bonifasius Hardjowirogo; Scholastika van der Meulen-Hardjowirogo', 'Menantu: Elisabeth Soerjowinoto; Pieter van der Meulen', 'Cucu: Anindita; Bramantyo; Cornelis; Dewayani; Emiel; Floribertus', 'Cicit: Gendis; Hendrik'] },
  { name: 'Handayani Lestari', age: 39, sex: 'f', faith: 'islam', house: 3, daysAgo: 1, family: ['Suami: Arif Budiman', 'Anak: Kirana; Keenan'] },
  // Jakarta
  { name: 'Jacobus Nangoi', age: 78, sex: 'm', faith: 'protestant', house: 5, daysAgo: 1, family: ['Istri: Henriette Lumowa', 'Anak: Ronald Nangoi; Sylvia Nangoi', 'Cucu: Timothy; Tiffany'] },
  { name: 'Lim Bun Hiong', age: 87, sex: 'm', faith: 'buddhist', house: 5, daysAgo: 2, family: ['Anak: Lim Kok Seng (Kosasih Salim); Lim Ai Lien (Elina Salim)', 'Cucu: Marvin; Melvin; Marlene'] },
  { name: 'Hj. Ratna Juwita', age: 69, sex: 'f', faith: 'islam', house: 5, daysAgo: 0, family: ['Suami: H. Muhammad Yusuf', 'Anak: Zulkifli; Zahra; Zaenal'] },
  { name: 'Brigitta Tanuwidjaja', age: 52, sex: 'f', faith: 'catholic', house: 5, daysAgo: 1, family: ['Suami: Hubertus Gani', 'Anak: Marcella Gani; Matthew Gani'] },
  { name: 'Tiurma Nainggolan', age: 85, sex: 'f', faith: 'protestant', house: 5, daysAgo: 3, family: ['Anak: Tigor Sihombing; Tiar Sihombing; Torang Sihombing; Tetty Sihombing', 'Pahompu: 14 orang'] },
  { name: 'I Gusti Ngurah Oka Wirawan', age: 64, sex: 'm', faith: 'hindu', house: 5, daysAgo: 2, family: ['Istri: Ni Made Suarningsih', 'Anak: I Gusti Putu Adnyana; I Gusti Ayu Kade Lestari'] },
  { name: 'Jusuf Halim', age: 71, sex: 'm', faith: 'confucian', house: 5, daysAgo: 0, withoutPhoto: true },
  { name: 'Ferdinandus Lamury', age: 58, sex: 'm', faith: 'catholic', house: 5, daysAgo: 0, family: ['Istri: Katarina Ose Tukan', 'Anak: Maria Lamury; Yoseph Lamury'] },
  { name: 'Zainal Arifin Nasution', age: 76, sex: 'm', faith: 'islam', house: 5, daysAgo: 1, family: ['Istri: Hj. Nurhayati Lubis', 'Anak: Rizal Nasution; Rahmi Nasution'] },
  { name: 'Wong Fui Lan', age: 80, sex: 'f', faith: 'buddhist', house: 5, daysAgo: 1, family: ['Anak: Alex Wongso; Amy Wongso; Aling Wongso'] },
  { name: 'Margaretha Tuhumury', age: 67, sex: 'f', faith: 'protestant', house: 5, daysAgo: 4, family: ['Suami: Dominggus Latuheru', 'Anak: Semuel Latuheru; Yohana Latuheru'] },
  { name: 'Teddy Wijanarko', age: 41, sex: 'm', faith: 'catholic', house: 5, daysAgo: 0, family: ['Istri: Stella Maris', 'Anak: Gavin'], withoutEvents: true },
  // Surabaya
  { name: 'Soewarno Hadi Pranoto', age: 82, sex: 'm', faith: 'islam', house: 6, daysAgo: 1, family: ['Istri: Sulastri', 'Anak: Hadi Purnomo; Hari Purwanto; Heni Purwati'] },
  { name: 'The Siok Hwa', age: 77, sex: 'f', faith: 'confucian', house: 6, daysAgo: 0, family: ['Anak: Hendrawan Teguh; Herlina Teguh', 'Cucu: Bryan; Brenda'] },
  { name: 'Lukas Ongkowijoyo', age: 69, sex: 'm', faith: 'protestant', house: 6, daysAgo: 2, family: ['Istri: Tabita Sugianto', 'Anak: Caleb Ongkowijoyo; Hana Ongkowijoyo'] },
  { name: 'Emilia Sri Wulandari', age: 60, sex: 'f', faith: 'catholic', house: 6, daysAgo: 1, family: ['Suami: Blasius Sutikno', 'Anak: Natalia Sutikno; Dominikus Sutikno'] },
  { name: 'Go Hway Tjoe', age: 90, sex: 'f', faith: 'buddhist', house: 6, daysAgo: 3, family: ['Anak: Gunarto Gondokusumo; Gunarti Gondokusumo', 'Cicit: 5 orang'] },
  { name: 'Ni Luh Putu Sukerti', age: 55, sex: 'f', faith: 'hindu', house: 6, daysAgo: 0, family: ['Suami: I Nyoman Sudiarta', 'Anak: I Putu Gede Arimbawa'] },
  { name: 'Moch. Chusnul Yakin', age: 48, sex: 'm', faith: 'islam', house: 6, daysAgo: 0, family: ['Istri: Lailatul Fitriyah', 'Anak: Naufal; Nayla; Nizar'], withoutPhoto: true },
  { name: 'Yohana Fransisca Tumbelaka', age: 73, sex: 'f', faith: 'protestant', house: 6, daysAgo: 2, family: ['Anak: Ferry Tumbelaka; Ivonne Tumbelaka'] },
  { name: 'Anthony Kurniawan Sutedjo', age: 65, sex: 'm', faith: 'catholic', house: 6, daysAgo: 1, family: ['Istri: Magdalena Oentoro', 'Anak: Raymond Sutedjo; Regina Sutedjo', 'Menantu: Cindy Hartono'] },
  { name: 'Ong Kiem Tjwan', age: 85, sex: 'm', faith: 'buddhist', house: 6, daysAgo: 5 },
  // Burials long past, which live lists leave out
  { name: 'Sutjipto Wardojo', age: 79, sex: 'm', faith: 'islam', house: 3, daysAgo: 41, family: ['Anak: Wahyu Wardojo; Wening Wardojo'] },
  { name: 'Catharina Tjokrodiharjo', age: 84, sex: 'f', faith: 'catholic', house: 1, daysAgo: 33, family: ['Anak: Leonard Tjokrodiharjo; Laurensia Tjokrodiharjo'] },
  { name: 'Khouw Tjeng Bie', age: 88, sex: 'm', faith: 'confucian', house: 2, daysAgo: 58, family: ['Anak: Bie Hartono; Bie Hartini'] },
  { name: 'Henny Marlina Sirait', age: 61, sex: 'f', faith: 'protestant', house: 5, daysAgo: 27, family: ['Suami: Parlindungan Sirait', 'Anak: Grace Sirait'] },
  { name: 'Suwandi Gunarso', age: 70, sex: 'm', faith: 'buddhist', house: 4, daysAgo: 22, family: ['Istri: Mei Lan', 'Anak: Gunawan; Gunadi'] },
];
