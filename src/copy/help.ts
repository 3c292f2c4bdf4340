export const helpCopy = {
  title: 'WooW Help',
  lead: 'Ada yang bisa kami bantu? Kirim pesan kapan saja, kami balas secepatnya.',
  service: 'Layanan pelanggan',
  chats: 'Hubungi lewat WhatsApp',
  bandung: 'Bandung',
  semarang: 'Semarang',
  cityText: 'Pesanan dan pertanyaan',
  opensWhatsApp: 'membuka WhatsApp',
  greeting: (place: string) => `Halo, saya ingin bertanya tentang layanan dukacita di ${place}.`,
  serviceGreeting: 'Halo, saya ingin bertanya.',
  confirmation: 'Konfirmasi pembayaran',
  confirmationText: 'Sudah membayar? Kirim bukti pembayaran Anda.',
  confirmationGreeting: 'Halo, saya ingin mengonfirmasi pembayaran.',
  questions: 'Pertanyaan umum',
  answers: [
    {
      question: 'Kapan kartu ucapan tampil?',
      answer:
        'Setelah dibayar, setiap ucapan kami baca lebih dahulu. Begitu disetujui, kartu tampil di ruang duka sampai keberangkatan.',
    },
    {
      question: 'Bagaimana bila memesan bunga setelah pukul 17:30?',
      answer: 'Pesanan setelah pukul 17:30 WIB mungkin dikirim keesokan harinya.',
    },
    {
      question: 'Apakah pesanan dapat dibatalkan?',
      answer:
        'Selama menunggu pembayaran, Anda dapat membatalkannya di halaman pesanan, tanpa biaya. Setelah dibayar, hubungi kami secepatnya.',
    },
    {
      question: 'Apa yang terjadi setelah saya membayar?',
      answer:
        'Pembayaran ke virtual account tercatat sendiri. Untuk transfer manual, kirim buktinya. Kabar selanjutnya ada di History.',
    },
  ],
  transfer: 'Cara transfer',
  transferText: 'Untuk transfer manual:',
  transferSteps: [
    'Pesan ucapan atau bunga sampai Anda mendapat nomor pesanan.',
    'Transfer sesuai jumlah yang tertera ke rekening di bawah ini.',
    'Kirim bukti transfer beserta nomor pesanan melalui WhatsApp.',
  ],
  accountHolder: 'Atas nama',
  copyShort: 'Salin',
  copyAccount: 'Salin nomor rekening',
  copied: 'copied to clipboard',
  copyFailed: 'Tidak dapat menyalin. Tekan lama angkanya untuk menyalin.',
  custom: 'Desain khusus',
  customAsk: 'Tanyakan desain khusus',
  customGreeting: 'Halo, saya ingin memesan kartu dengan desain khusus.',
  customText:
    'Untuk kartu dengan desain khusus, silakan hubungi kami. Kami bantu sampai sesuai dengan keinginan Anda.',
} as const;
