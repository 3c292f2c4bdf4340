import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, CircleUserRound, Flower2, History, House } from 'lucide-react';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Ornament } from '../ornament/Ornament.tsx';
import { OrderStepper } from '../order-stepper/OrderStepper.tsx';
import { Photo } from '../photo/Photo.tsx';
import { PriceLines } from '../price-lines/PriceLines.tsx';
import { RadioCards } from '../radio-cards/RadioCards.tsx';
import { StickyActions } from '../sticky-actions/StickyActions.tsx';
import { TextArea } from '../text-field/TextArea.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  args: { heading: 'My Order Ucapan', children: null },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <TopBar title="Dukacita" back={{ label: 'Kembali', onBack: () => undefined }} />
        <Story />
        <BottomBar
          label="Menu utama"
          entries={[
            { key: 'home', label: 'Home', icon: House, href: '#/' },
            { key: 'history', label: 'History', icon: History, href: '#/history' },
            { key: 'duka', label: 'Info Duka', icon: Flower2, href: '#/duka', active: true },
            { key: 'help', label: 'WooW Help', icon: CircleHelp, href: '#/help' },
            { key: 'profile', label: 'Akun', icon: CircleUserRound, href: '#/profile' },
          ]}
        />
      </>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepper = (
  <OrderStepper
    label="Langkah pesanan"
    progress="Langkah 3 dari 5"
    doneLabel="selesai"
    steps={[
      { key: 'a', label: 'Ucapan', state: 'done', href: '#a' },
      { key: 'b', label: 'Desain', state: 'done', href: '#b' },
      { key: 'c', label: 'Paket', state: 'current' },
      { key: 'd', label: 'Pembayaran', state: 'ahead' },
      { key: 'e', label: 'Konfirmasi', state: 'ahead' },
    ]}
  />
);

export const AnOrderStep: Story = {
  args: {
    lead: 'Untuk keluarga Bapak Hendra Wijaya Kusuma',
    before: stepper,
    aside: (
      <Photo
        src={undefined}
        alt="Pratinjau kartu"
        ratio="1"
        fallback={<Ornament name="lily" size={80} />}
      />
    ),
    asideFirst: true,
    children: (
      <>
        <RadioCards
          legend="Harga Paket"
          value="basic"
          onValueChange={() => undefined}
          options={[
            {
              value: 'basic',
              title: 'BASIC',
              aside: 'Rp 90.000',
              description: 'Satu kartu ucapan di layar ruang duka.',
            },
          ]}
        />
        <RadioCards
          legend="Cara membayar"
          value="transfer"
          onValueChange={() => undefined}
          options={[
            { value: 'transfer', title: 'Transfer bank / PayPal' },
            { value: 'va', title: 'Virtual Account' },
          ]}
        />
        <Card>
          <PriceLines
            lines={[
              {
                label: 'Basic Ucapan',
                amount: 'Rp 90.000',
                before: { amount: 'Rp 100.000', label: 'Harga semula' },
              },
              { label: 'Diskon Keanggotaan', amount: 'Rp 0' },
            ]}
            total={{ label: 'Total', amount: 'Rp 90.000' }}
          />
        </Card>
      </>
    ),
    actions: (
      <StickyActions>
        <Button>Proses Ucapan</Button>
      </StickyActions>
    ),
  },
};

export const AForm: Story = {
  args: {
    heading: 'Pilih template',
    before: stepper,
    children: (
      <>
        <RadioCards
          legend="Keterangan"
          layout="pairs"
          value="Ayahanda dari"
          onValueChange={() => undefined}
          options={[
            'Tanpa keterangan',
            'Ayahanda dari',
            'Ibunda dari',
            'Lainnya (diisi sendiri)',
          ].map((title) => ({ value: title, title }))}
        />
        <TextArea label="Pesan" value="Turut berdukacita" onValueChange={() => undefined} />
      </>
    ),
    actions: (
      <StickyActions>
        <Button variant="secondary">Batal</Button>
        <Button>Lanjut</Button>
      </StickyActions>
    ),
  },
};

export const Wide: Story = {
  args: { heading: 'Info Duka', width: 'wide', children: <Card>Isi yang lebar</Card> },
};
export const HiddenHeading: Story = {
  args: { headingHidden: true, children: <Card>Judulnya hanya dibacakan</Card> },
};
