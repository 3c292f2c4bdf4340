import './flowAtlas.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

/** Every flow as a map of its screens. `npm run atlas` draws it from the stories. */
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
  const [isThere, setIsThere] = useState<boolean | null>(null);
  useEffect(() => {
    fetch(address, { method: 'HEAD' })
      .then(({ ok }) => setIsThere(ok))
      .catch(() => setIsThere(false));
  }, []);
  if (isThere === null) return null;
  if (isThere)
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
      The atlas is drawn from the built stories: <code>npm run atlas</code>, then start Storybook
      again.
    </p>
  );
}
