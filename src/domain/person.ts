/** An instant as an RFC 3339 string. */
export type Instant = string;

export interface FuneralHouse {
  readonly id: number | null;
  readonly name: string | null;
}

/** What a list shows of a person who has died. */
export interface PersonSummary {
  readonly id: number;
  readonly name: string;
  /** Completed years. */
  readonly age: number | null;
  readonly photoUrl: string | null;
  readonly room: string | null;
  readonly deathTime: Instant | null;
  /** Closing of the casket. */
  readonly funeralTime: Instant | null;
  /** Departure for the burial or cremation. */
  readonly burialTime: Instant | null;
  readonly funeralHouse: FuneralHouse;
  /** Approved messages for the person. */
  readonly senderCount: number;
}

export interface Place {
  readonly name: string | null;
  readonly address: string | null;
}

export interface FamilyMember {
  readonly relationship: string;
  /** One or several names, a line each. */
  readonly name: string;
}

export interface FuneralEvent {
  readonly name: string;
  readonly time: Instant;
}

export interface Person extends PersonSummary {
  readonly funeralHouse: FuneralHouse & Place;
  readonly burialPlace: Place;
  /** The family's user, who receives the greetings. */
  readonly recipientUserId: number | null;
  readonly families: readonly FamilyMember[];
  readonly events: readonly FuneralEvent[];
}

export interface PersonMessage {
  readonly sentAt: Instant;
  readonly fromName: string;
}

/** How /duka is filtered. */
export interface PersonFilter {
  /** 0 is every city. */
  readonly cityId: number;
  readonly text: string;
}
