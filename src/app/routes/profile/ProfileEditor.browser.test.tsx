import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHarnessServices } from '../../testing/AppHarness.tsx';
import { createMemoryHistory } from '../../testing/memoryHistory.ts';
import { session } from '../../testing/fakes.ts';
import { ServicesContext } from '../../services/ServicesContext.ts';
import { ProfileEditor } from './ProfileEditor.tsx';
import { getProfileEditorStore } from '../../profile/profileEditorStore.ts';

test('starts an editor after rendering and shows it before the browser paints', async () => {
  const services = await createHarnessServices(createMemoryHistory('/profile/edit'), { session });
  const open = vi.spyOn(getProfileEditorStore(services), 'open');
  const opensDuringRender: number[] = [];
  function AfterPage() {
    opensDuringRender.push(open.mock.calls.length);
    return null;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    services.auth.stop();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <ServicesContext value={services}>
          <MemoryRouter>
            <ProfileEditor />
            <AfterPage />
          </MemoryRouter>
        </ServicesContext>
      </StrictMode>,
    ),
  );
  expect(opensDuringRender[0]).toBe(0);
  expect(new Set(open.mock.results.map(({ value }) => value)).size).toBe(1);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});
