import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Photo } from '../photo/Photo.tsx';
import { TextArea } from '../text-field/TextArea.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: {
    open: true,
    onBack: undefined,
    title: 'Ganti pengirim',
    children: (
      <TextArea
        label="Nama pengirim"
        hint="Silahkan isi nama pengirim (Maksimal 2 baris)"
        value="Keluarga Besar Wijaya"
        rows={2}
        counter={{ used: 1, max: 2, label: '1 dari 2 baris' }}
        onValueChange={() => undefined}
      />
    ),
    actions: (
      <>
        <Button variant="secondary">Batal</Button>
        <Button>Simpan</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAField: Story = {};

export const Preview: Story = {
  args: {
    title: 'Pratinjau kartu',
    size: 'wide',
    sheet: true,
    children: <Photo src={undefined} alt="Kartu ucapan untuk Bapak Hendra Wijaya" ratio="1" />,
    actions: (
      <>
        <Button variant="secondary">Batal</Button>
        <Button>Lanjut</Button>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Ketentuan isi ucapan yang judulnya cukup panjang untuk dua baris',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: '1rem' }}>
        Ucapan ditulis dengan sopan, tanpa menghina suku atau agama, dan tanpa kebencian. Penyedia
        dapat membatalkan ucapan yang tidak pantas.
      </p>
    )),
  },
};

export const Opened: Story = {
  render: function Live(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: '1rem' }}>
        <Button onClick={() => setOpen(true)}>Buka</Button>
        <Modal
          {...args}
          open={open}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Batal
              </Button>
              <Button onClick={() => setOpen(false)}>Simpan</Button>
            </>
          }
        />
      </div>
    );
  },
};
