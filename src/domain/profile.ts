export interface Profile {
  readonly username: string;
  readonly name: string | null;
  readonly email: string | null;
  /** Completed years. */
  readonly age: number | null;
  readonly photoUrl: string | null;
  readonly mobilePhone: string | null;
  readonly gender: string | null;
  readonly provinceId: number | null;
  readonly provinceName: string | null;
  readonly cityId: number | null;
  readonly cityName: string | null;
}

/** An entry of the history. */
export interface HistoryItem {
  readonly text: string;
  readonly date: string;
  /** The order that the entry tells about; null if there is none or the upstream does not tell. */
  readonly orderId: number | null;
}
