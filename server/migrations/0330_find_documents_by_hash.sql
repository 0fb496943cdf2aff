-- Somebody who holds a file asks whether it is one of ours: looked up by the hash of its bytes.
create index letter_documents_hash on letter_documents (pdf_sha256) where pdf_sha256 is not null;
create index court_documents_hash on court_documents (pdf_sha256);
