/**
 * A self-signed certificate for `localhost` and 127.0.0.1, valid until 2120, with its private key.
 * The key is published with this repository, so use it only in tests.
 */
export const loopbackCertificate = {
  cert: Buffer.from(`-----BEGIN CERTIFICATE-----
MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCLYomEUK+sZxz9O
PiDcLEg2xYyG5RNVrDepiUWanerM56siI+1AT90xDUfT++1xJB/mCZ+pwxC19Yjp
nMxtJ2WjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0
hwR/AAABMB0GA1UdDgQWBBSsL2neV9q14SvkmARXLeGYPuHjJjAKBggqhkjOPQQD
AgNHADBEAiBPYPrR9ZmeZW2+I9SFBYZeLyeZMSKf6cOhBY7vzcfHPwIgPhANVXPq
bUExNeS5yHfi7kTtyaBtU4qQ3Tz2qwfa2xY=
-----END CERTIFICATE-----
`),
  key: Buffer.from(`-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLC/g7FpIbRJBEZs+
LbHB5OijzV7GC0fdM28fDwjXU7ihRANCAAQi2KJhFCvrGcc/Tj4g3CxINsWMhuUT
Vaw3qYlFmp3qzOerIiPtQE/dMQ1H0/vtcSQf5gmfqcMQtfWI6ZzMbSdl
-----END PRIVATE KEY-----
`),
};
