import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MenuRows } from '../menu-rows/MenuRows.tsx';
import { UploadField } from './UploadField.tsx';

const meta = {
  title: 'Components/UploadField',
  component: UploadField,
  args: {
    label: 'Logo',
    aside: '(opsional)',
    hint: 'JPG, PNG atau WebP, paling besar 5 MB.',
    accept: 'image/jpeg,image/png,image/webp',
    file: undefined,
    onChoose: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onRetry: fn(),
    labels: {
      choose: 'Pilih gambar',
      replace: 'Ganti gambar',
      remove: 'Hapus gambar',
      cancel: 'Batalkan unggahan',
      retry: 'Coba lagi',
      progress: (percent) => (percent === undefined ? 'Mengunggah…' : `Mengunggah, ${percent} %`),
      done: 'Gambar sudah terunggah.',
    },
  },
} satisfies Meta<typeof UploadField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: {
    file: { name: 'logo-perusahaan.png', status: 'uploading', progress: 0.42 },
  },
};
export const UploadingWithoutProgress: Story = {
  args: { file: { name: 'logo-perusahaan.png', status: 'uploading' } },
};
export const Done: Story = {
  args: { file: { name: 'logo-perusahaan.png', status: 'done' } },
};
export const Failed: Story = {
  args: {
    file: { name: 'logo-perusahaan.png', status: 'failed' },
    error: 'Unggahan terputus. Gambar Anda masih di sini.',
  },
};
export const Rejected: Story = {
  args: { error: 'Berkas ini bukan gambar. Pilih JPG, PNG atau WebP.' },
};
export const LongName: Story = {
  args: {
    file: {
      name: 'logo_resmi_perusahaan_keluarga_besar_wijaya_kusuma_final_sekali_revisi_ketujuh.png',
      status: 'done',
    },
  },
};
/** A field of which the buyer needs little, such as an optional picture. */
export const Disabled: Story = { args: { disabled: true } };
/** One of the rows of a list. */
export const Row: Story = {
  args: { label: 'Bukti transfer', aside: undefined, layout: 'row' },
  render: (args) => <MenuRows rows={[{ key: 'field', content: <UploadField {...args} /> }]} />,
};
export const RowFailed: Story = {
  ...Row,
  args: { ...Row.args, ...Failed.args },
};
