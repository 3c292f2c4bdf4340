import type { Faith } from './faith.ts';

/** An instant as an RFC 3339 string. */
export type Instant = string;

export interface FuneralHouse {
  readonly id: number | null;
  readonly name: string | null;
}

/** A deceased person as shown in lists. */
export interface PersonSummary {
  readonly id: number;
  readonly name: string;
  /** Completed years. */
  readonly age: number | null;
  readonly photoUrl: string | null;
  readonly room: string | null;
  readonly deathTime: Instant | null;
  /** When the casket is closed. */
  readonly funeralTime: Instant | null;
  /** When the departure for the burial or cremation is. */
  readonly burialTime: Instant | null;
  readonly funeralHouse: FuneralHouse;
  /** The number of approved messages for the person. */
  readonly senderCount: number;
}

/** The people of a list that are loaded, from its beginning. */
export interface PersonPage {
  readonly people: readonly PersonSummary[];
  /** The id behind which the list goes on; null when it is complete. */
  readonly next: number | null;
  /** How many people the complete list has. */
  readonly total: number;
}

export interface Place {
  readonly name: string | null;
  readonly address: string | null;
}

export interface FamilyMember {
  readonly relationship: string;
  /** One or more names, one per line. */
  readonly name: string;
}

export interface FuneralEvent {
  readonly name: string;
  readonly time: Instant;
}

export interface Person extends PersonSummary {
  readonly funeralHouse: FuneralHouse & Place;
  readonly burialPlace: Place;
  /** The id of the family's user, who receives the greetings. */
  readonly recipientUserId: number | null;
  readonly families: readonly FamilyMember[];
  readonly events: readonly FuneralEvent[];
  /** The faith that the family's events name; null when it is unknown. */
  readonly faith: Faith | null;
  readonly deliverable: Deliverable;
}

/** Until when an order still comes before the departure, as the server says; null without a limit. */
export interface Deliverable {
  /** Until when a card can be ordered for the screen of the room; later ones are for the family. */
  readonly cardInRoomUntil: Instant | null;
  /** Until when a board can be ordered. */
  readonly boardUntil: Instant | null;
}

export interface PersonMessage {
  readonly sentAt: Instant;
  readonly fromName: string;
  /** The approved card; null for a message without one. */
  readonly pictureUrl: string | null;
}

/** The most people that a link can ask the list for. */
export const MAX_SHOWN = 200;

/** The filter of the list on /duka. */
export interface PersonFilter {
  /** 0 matches every city. */
  readonly cityId: number;
  readonly text: string;
}
