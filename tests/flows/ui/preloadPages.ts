// Imports the app's lazy chunks before the first path, so that no path waits for them.
import '../../../src/app/auth/sealedText.ts';
import '../../../src/api/resources/ads.ts';
import '../../../src/api/resources/persons.ts';
import '../../../src/api/resources/places.ts';
import '../../../src/app/auth/startAuth.ts';
import '../../../src/app/orders/store/orderStores.ts';
import '../../../src/app/routes/DukaListRoute.tsx';
import '../../../src/app/routes/HistoryRoute.tsx';
import '../../../src/app/routes/HomeRoute.tsx';
import '../../../src/app/routes/OrderRoute.tsx';
import '../../../src/app/routes/ProfileRoute.tsx';
import '../../../src/app/routes/SignInPromptRoute.tsx';
import '../../../src/app/services/createPageClient.ts';
