export const orderCopy = {
  loading: 'Membuka pesanan…',
  personFailedHeading: 'Pesanan',
  personFailed: 'Data almarhum belum dapat dibuka',
  retry: 'Coba lagi',
  backToDuka: 'Kembali ke Info Duka',
} as const;
