import type { Meta, StoryObj } from '@storybook/react-vite';
import { toProfileDraft } from '../../machines/profile-editor/draft.ts';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { user } from '../../testing/fixtures/users.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Profile/Editor',
  ...screen,
  args: { at: '/profile/edit' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = toProfileDraft(user);
const renamed = { ...draft, name: 'Sari Lestari Wijaya' };
const unread = { profile: null, provinces: null, regencies: null, draft: toProfileDraft(null) };
const eastJava = { id: 35, name: 'Jawa Timur' };

export const Loading: Story = {
  tags: ['state:profileEditor/loadingProfile', 'loading'],
  args: { profileEditor: unread },
};

export const Failed: Story = {
  tags: ['state:profileEditor/profileFailed', 'failed'],
  args: { profileEditor: { ...unread, error: { code: 'serverFailed', field: null } } },
};

export const Retrying: Story = {
  tags: ['state:profileEditor/loadingProfile', 'loading', 'failed'],
  args: { profileEditor: { ...unread, error: { code: 'serverFailed', field: null } } },
};

export const Offline: Story = {
  tags: ['state:profileEditor/profileFailed', 'offline'],
  beforeEach: withoutConnection,
  args: {
    isOffline: true,
    profileEditor: { ...unread, error: { code: 'offline', field: null } },
  },
};

export const Filling: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.filling.unchecked',
  ],
};

export const Unplaced: Story = {
  tags: ['state:profileEditor/editing.place.provincesLoaded.withoutProvince', 'empty'],
  args: { profileEditor: { regencies: null, draft: { ...draft, province: null, city: null } } },
};

export const ProvincesLoading: Story = {
  tags: ['state:profileEditor/editing.place.loadingProvinces', 'loading'],
  args: { profileEditor: { provinces: null, regencies: null } },
};

export const ProvincesFailed: Story = {
  tags: ['state:profileEditor/editing.place.provincesFailed', 'failed'],
  args: { profileEditor: { provinces: null, regencies: null, placesError: 'networkFailed' } },
};

export const CitiesLoading: Story = {
  tags: ['state:profileEditor/editing.place.provincesLoaded.loadingRegencies', 'loading'],
  args: {
    profileEditor: {
      regencies: null,
      citySelection: 'first',
      draft: { ...draft, province: eastJava, city: null },
    },
  },
};

export const CitiesFailed: Story = {
  tags: ['state:profileEditor/editing.place.provincesLoaded.regenciesFailed', 'failed'],
  args: {
    profileEditor: {
      regencies: null,
      citySelection: 'first',
      placesError: 'timedOut',
      draft: { ...draft, province: eastJava, city: null },
    },
  },
};

/** The user saved before the cities of a new province were loaded. */
export const CityMissing: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.loadingRegencies',
    'state:profileEditor/editing.form.filling.checked',
    'failed',
  ],
  args: {
    profileEditor: {
      regencies: null,
      citySelection: 'first',
      isCityMissing: true,
      draft: { ...draft, province: eastJava, city: null },
    },
  },
};

export const WithValidationErrors: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.filling.checked',
    'failed',
  ],
  args: { profileEditor: { draft: { ...draft, name: '', email: 'sari@', age: '151' } } },
};

export const Saving: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.saving',
    'loading',
  ],
};

export const NotSaved: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.filling.checked',
    'failed',
  ],
  args: { profileEditor: { error: { code: 'serverFailed', field: null } } },
};

/** The draft was restored after a visit to another page. */
export const DraftRestored: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.filling.unchecked',
  ],
  args: { profileEditor: { draft: renamed, unsaved: { before: draft, draft: renamed } } },
};

export const LongNames: Story = {
  tags: [
    'state:profileEditor/editing.place.provincesLoaded.ready',
    'state:profileEditor/editing.form.filling.unchecked',
    'long',
  ],
  args: {
    profileEditor: {
      draft: {
        ...draft,
        name: longPerson.name,
        email: `${'kesejahteraan'.repeat(4)}@paguyuban-alumni-kedokteran.example`,
      },
    },
  },
};
