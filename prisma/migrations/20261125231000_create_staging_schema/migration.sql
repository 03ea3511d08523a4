-- The only schema in which the role of API and worker may create tables: those of an import.
CREATE SCHEMA "staging";
