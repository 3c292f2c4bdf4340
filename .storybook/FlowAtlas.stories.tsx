import './flowAtlas.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

/** A map of the screens of every flow. `npm run atlas` generates it from the stories. */
const meta = {
  title: 'Flow atlas',
  tags: ['!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { disable: true } },
  render: () => <FlowAtlas />,
} satisfies Meta;

export default meta;

export const Map: StoryObj<typeof meta> = { name: 'Map' };

const address = 'atlas.html';

function FlowAtlas() {
  const [isAvailable, setIsAvailable] = useState<boolean | null>(null);
  useEffect(() => {
    fetch(address, { method: 'HEAD' })
      .then(({ ok }) => setIsAvailable(ok))
      .catch(() => setIsAvailable(false));
  }, []);
  if (isAvailable === null) return null;
  if (isAvailable)
    return (
      <iframe
        className="flow-atlas"
        title="Flow atlas"
        src={address}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      />
    );
  return (
    <p className="flow-atlas-missing">
      The atlas is generated from the built stories. Run <code>npm run atlas</code> and start
      Storybook again.
    </p>
  );
}
