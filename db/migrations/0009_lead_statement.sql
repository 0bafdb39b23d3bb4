-- Ends the statement that asks, and what it has written, where there is a moment to come back at; null is let pass.
CREATE FUNCTION refuse_until(moment timestamptz) RETURNS boolean LANGUAGE plpgsql STRICT AS $$
BEGIN
  RAISE EXCEPTION 'One more would be beyond a limit.'
    USING ERRCODE = 'FC429', DETAIL = to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
END $$;
