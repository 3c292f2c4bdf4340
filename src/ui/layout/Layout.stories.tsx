import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Components/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stack of rows and texts. */
export const Default: Story = {
  render: () => (
    <Stack gap={4}>
      <Row gap={3} justify="between" wrap>
        <Text as="h2" size="md" weight="strong">
          Cara transfer
        </Text>
        <Badge tone="warning">Menunggu</Badge>
      </Row>
      <Text size="sm" tone="soft">
        Simpan bukti transfer sampai pesanan dikonfirmasi.
      </Text>
      <Row gap={3} align="baseline">
        <Text as="span" size="lg">
          Rp 90.000
        </Text>
        <Text as="span" size="xs" tone="success" weight="medium">
          Hemat Rp 10.000
        </Text>
      </Row>
      <Button>Bayar</Button>
    </Stack>
  ),
};
