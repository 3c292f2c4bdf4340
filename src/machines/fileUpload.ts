/** What an upload gets. It tells its parent which fraction of the file is uploaded. */
export interface FileUpload<Progress extends string> {
  readonly fileId: string;
  readonly fileName: string;
  readonly parent: {
    readonly send: (event: { readonly type: Progress; readonly fraction: number }) => void;
  };
}
